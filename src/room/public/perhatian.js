// Runs in the pages of a class: shows the trainer's messages, and reports the trainee's page to the trainer
// (fake-backend/room/attention.ts). It is not part of the portal, so it renders into a separate shadow tree.
(() => {
  if (!('adoptedStyleSheets' in document)) return; // an old browser follows the class without messages
  const askedEvery = 2_000;
  const address = '/api/kelas';
  let idleSeconds = 0;
  let shownMessage = null;

  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { box-sizing: border-box; font: 400 1rem/1.5 'Plus Jakarta Sans Variable', system-ui, sans-serif; }
    [hidden] { display: none !important; }
    button { background: #14397d; border: 2px solid #fff; border-radius: 0.5rem; color: #fff; cursor: pointer; font-weight: 600;
      min-height: 2.75rem; padding: 0.25rem 1rem; }
    button:focus-visible { outline: 3px solid #1b5fd6; outline-offset: 2px; }
    .edge { align-items: end; display: grid; gap: 0.5rem; inset: 35% 0 auto auto; justify-items: end; position: fixed; z-index: 2147483000; }
    .hand { border-radius: 0.5rem 0 0 0.5rem; border-inline-end: 0; font-size: 0.875rem; min-height: 0; padding: 0.5rem 0.25rem;
      writing-mode: vertical-rl; }
    .hand[data-raised=true] { background: #fdf2d9; border-color: #855300; color: #291a00; }
    .message { align-items: center; background: #fff; border: 2px solid #14397d; border-radius: 0.75rem; bottom: 4.5rem;
      box-shadow: 0 0.5rem 2rem rgb(10 31 68 / 25%); color: #14213a; display: flex; flex-wrap: wrap; gap: 0.75rem;
      inset-inline: 1rem; justify-content: space-between; margin: 0 auto; max-width: 40rem; padding: 0.75rem 1rem; position: fixed;
      z-index: 2147483001; }
    p { margin: 0; overflow-wrap: anywhere; }
    strong { font-weight: 700; }
    .ring { background: none; border: 4px solid #e8a317; border-radius: 0.75rem; inset: auto; margin: 0; outline: 2px solid #0a1f44; pointer-events: none; position: fixed;
      z-index: 2147483000; }
    .task { background: #fdf2d9; border: 2px solid #855300; border-inline-end: 0; border-radius: 0.5rem 0 0 0.5rem; color: #14213a;
      max-height: 50vh; max-width: min(20rem, 85vw); overflow: auto; padding: 0.25rem 0.75rem; }
    .task:not([open]) { padding: 0.5rem 0.25rem; }
    .task:not([open]) > summary { font-size: 0.875rem; list-style: none; padding: 0; writing-mode: vertical-rl; }
    .strip { background: #fdf2d9; border-block-end: 2px solid #855300; color: #14213a; max-height: 40vh; overflow: auto;
      padding: 0.75rem 1rem; }
    .strip > * { margin-inline: auto; max-width: 75rem; }
    .strip > div { align-items: center; display: flex; gap: 1rem; justify-content: space-between; }
    .strip button { flex: none; }
    .strip p { white-space: pre-line; }
    .strip button { background: none; border-color: #14397d; color: #14397d; }
    summary { color: #14397d; cursor: pointer; font-weight: 600; padding-block: 0.375rem; }
    summary:focus-visible { outline: 3px solid #1b5fd6; }
    details p { padding-block-end: 0.5rem; white-space: pre-line; }
    dialog { background: #0a1f44; border: 0; color: #fff; height: 100%; max-height: none; max-width: none; padding: 2rem; text-align: center;
      width: 100%; }
    dialog[open] { display: grid; place-content: center; gap: 1rem; }
    dialog p { margin-inline: auto; max-width: 38rem; }
    dialog::backdrop { background: #0a1f44; }
    h2 { font-size: 2rem; font-weight: 700; margin: 0; }
    @media print { button, details, .message, .ring, .strip { display: none; } }
  `);
  const host = document.createElement('div');
  const tree = host.attachShadow({ mode: 'open' });
  tree.adoptedStyleSheets = [sheet];
  const add = (parent, name, properties = {}) =>
    parent.appendChild(Object.assign(document.createElement(name), properties));

  /** Above the page and not over it, so that the opened task covers nothing. */
  const above = document.createElement('div');
  const aboveTree = above.attachShadow({ mode: 'open' });
  aboveTree.adoptedStyleSheets = [sheet];

  const edge = add(tree, 'div', { className: 'edge' });
  const hand = add(edge, 'button', { className: 'hand', hidden: true });
  const task = add(edge, 'details', { className: 'task', hidden: true });
  add(task, 'summary', { textContent: 'Tugas' });
  const strip = add(aboveTree, 'section', { className: 'strip', hidden: true });
  strip.setAttribute('aria-label', 'Tugas');
  const stripHead = add(strip, 'div');
  /** Returns a function that fills a place with the text of a task. */
  const placeFor = (parent, head) => {
    const [taskTitle, taskText, hint] = [add(head, 'strong'), add(parent, 'p'), add(parent, 'details')];
    add(hint, 'summary', { textContent: 'Petunjuk' });
    const hintText = add(hint, 'p');
    return (given) => {
      taskTitle.textContent = head === stripHead ? `Tugas: ${given.title}` : given.title;
      taskText.textContent = given.task;
      hint.hidden = given.hint === '';
      hintText.textContent = given.hint;
    };
  };
  const fill = [placeFor(task, task), placeFor(strip, stripHead)];
  const folds = add(stripHead, 'button', { textContent: 'Lipat tugas' });
  const message = add(tree, 'div', { className: 'message', role: 'status' });
  const said = add(message, 'p');
  add(said, 'strong', { textContent: 'Pesan pengajar: ' });
  const text = add(said, 'span');
  const understood = add(message, 'button', { textContent: 'Mengerti' });
  message.hidden = true;
  const ring = add(tree, 'div', { className: 'ring', hidden: true, popover: 'manual' });
  const cover = add(tree, 'dialog');
  const title = add(cover, 'h2', { id: 'lihat', textContent: 'Lihat layar pengajar', tabIndex: -1 });
  cover.setAttribute('aria-labelledby', title.id);
  const why = add(cover, 'p');
  add(cover, 'p', {
    textContent:
      'Yang sudah Anda isi tetap di sini. Halaman ini terbuka lagi bila pengajar melanjutkan. ' +
      'Waktu ujian tetap berjalan, kecuali bila pengajar juga menghentikan waktu kelas.',
  });
  cover.addEventListener('cancel', (event) => event.preventDefault());
  document.addEventListener('DOMContentLoaded', () => {
    document.body.prepend(above);
    document.body.append(host);
  });
  const room = new CSSStyleSheet(); // room beside and below the portal's page, so that nothing of it stays covered
  room.replaceSync(`
    @media screen and (max-width: 48rem) { body[data-class] main { margin-inline-end: 1.75rem; } }
    @media screen { body[data-message] { padding-block-end: 10rem; } }
  `);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, room];

  const isSeen = (element) => element.getClientRects().length > 0;
  const openDialog = () => Array.from(document.querySelectorAll('dialog[open]')).at(-1);
  const thisNamed = (target, isWanted) => {
    const wanted = target.toLowerCase();
    const all = ['main a, main button, main label, main summary', 'a, button, dialog label, dialog summary']
      .flatMap((kinds) => Array.from((openDialog() ?? document).querySelectorAll(kinds)))
      .filter(isWanted);
    const nameOf = (element) => (element.getAttribute('aria-label') ?? element.textContent).trim().toLowerCase();
    return all.find((element) => nameOf(element) === wanted) ?? all.find((element) => nameOf(element).includes(wanted));
  };
  const named = (target) => thisNamed(target, isSeen);
  /** The control of the closed section or menu that holds the target. A header that is folded opens with its last menu button. */
  const openerOf = (target) => {
    const hidden = thisNamed(target, (element) => !isSeen(element));
    for (let around = hidden?.parentElement; around; around = around.parentElement) {
      const control =
        around.localName === 'details' && !around.open
          ? around.querySelector('summary')
          : around.id && document.querySelector(`[aria-controls~="${CSS.escape(around.id)}"]`);
      if (control && isSeen(control)) return control;
    }
    const closed = hidden?.closest('header')?.querySelectorAll('[aria-haspopup][aria-expanded="false"]') ?? [];
    return Array.from(closed).filter(isSeen).at(-1);
  };
  const pointedAt = (target) => named(target) ?? openerOf(target);
  let ringOver;
  /** Puts the ring above the newest dialog, where the browser has popovers. */
  const raiseRing = () => {
    const over = ring.hidden ? undefined : (openDialog() ?? document);
    if (over === ringOver || !ring.showPopover) return;
    if (ringOver) ring.hidePopover();
    if (over) ring.showPopover();
    ringOver = over;
  };
  /** Draws the ring around the target, which the page can move, remove or draw again at any time. */
  const point = () => {
    const target = shownMessage?.target;
    if (!target) {
      ring.hidden = true;
      raiseRing();
      return;
    }
    const box = pointedAt(target)?.getBoundingClientRect();
    ring.hidden = !box;
    raiseRing();
    if (box)
      Object.assign(ring.style, {
        height: `${box.height + 16}px`,
        left: `${box.left - 8}px`,
        top: `${box.top - 8}px`,
        width: `${box.width + 16}px`,
      });
    requestAnimationFrame(point);
  };

  const foldedKey = 'kelas-tugas-terlipat';
  const idOf = ({ title, task: text }) => JSON.stringify([title, text]);
  let shownTask = null;
  let folded = null;
  try {
    folded = localStorage.getItem(foldedKey);
  } catch {
    // if the storage is blocked, a reload opens the task again
  }
  const isExam = () => /^\/myassessment\/exam\/(written|essay|observation|demonstration)/.test(location.pathname);
  const placeTask = () => {
    const isOpen = shownTask !== null && folded !== idOf(shownTask) && !isExam();
    strip.hidden = !isOpen;
    task.hidden = shownTask === null || isOpen;
  };
  folds.addEventListener('click', () => {
    folded = idOf(shownTask);
    try {
      localStorage.setItem(foldedKey, folded);
    } catch {
      // the task stays folded until a reload
    }
    placeTask();
    task.querySelector('summary').focus();
  });
  const showTask = (given) => {
    if (given) for (const each of fill) each(given);
    shownTask = given;
    placeTask();
  };
  const show = (state) => {
    showTask(state?.task ?? null);
    hand.hidden = state === null;
    document.body.toggleAttribute('data-class', state !== null);
    hand.dataset.raised = String(state?.hand === true);
    const label = state?.hand ? 'Turunkan tangan' : 'Angkat tangan';
    if (hand.textContent !== label) hand.textContent = label;
    const next = state?.message ?? null;
    if (next?.id !== shownMessage?.id) {
      shownMessage = next;
      message.hidden = next === null;
      document.body.toggleAttribute('data-message', next !== null);
      text.textContent = next?.text ?? '';
      if (next?.target) pointedAt(next.target)?.scrollIntoView({ block: 'center' });
      point();
    }
    const reason = state?.frozen ?? null;
    why.textContent = reason ?? '';
    if (reason !== null && !cover.open) cover.showModal();
    if (reason === null && cover.open) cover.close();
  };
  const read = async (reply) => show((await reply.json()).data);
  const tell = (what) =>
    fetch(address, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(what) })
      .then(read)
      .catch(() => undefined);
  const ask = () => {
    const question = /Soal \d+ dari \d+/.exec(document.querySelector('main')?.textContent ?? '')?.[0];
    const page = [document.title.split(' · ')[0], question].filter(Boolean).join(', ');
    const query = new URLSearchParams({ page, idle: idleSeconds, hidden: document.hidden ? '1' : '0' });
    if (shownMessage?.target) query.set('pointed', pointedAt(shownMessage.target) ? '1' : '0');
    idleSeconds += askedEvery / 1_000; // counted in calls, because the clock of the class can stop
    return fetch(`${address}?${query}`, { cache: 'no-store' })
      .then(read)
      .catch(() => undefined);
  };
  for (const name of ['keydown', 'pointerdown', 'input'])
    addEventListener(name, () => {
      idleSeconds = 0;
    });
  hand.addEventListener('click', () => tell({ hand: hand.dataset.raised !== 'true' }));
  const acknowledge = () => tell({ read: shownMessage?.id });
  understood.addEventListener('click', acknowledge);
  const isPointed = (element) => shownMessage?.target && element === named(shownMessage.target);
  document.addEventListener('click', (event) => event.composedPath().some(isPointed) && acknowledge(), {
    capture: true,
  });
  document.addEventListener('visibilitychange', ask);
  setInterval(ask, askedEvery);
  setInterval(placeTask, 250); // the portal changes its pages without loading them
  void ask();
})();
