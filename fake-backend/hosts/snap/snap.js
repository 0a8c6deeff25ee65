// A replacement for Midtrans Snap: a classic script that provides `window.snap.pay`. The user chooses the result. Uses only DOM and CSSOM,
// so that it runs under a strict content security policy and Trusted Types.
(() => {
  const origin = new URL(document.currentScript.src).origin;
  const choices = [
    { action: 'pay', text: 'Bayar', callback: 'onSuccess' },
    { action: 'fail', text: 'Gagal', callback: 'onError' },
    { action: 'expire', text: 'Kedaluwarsa', callback: 'onError' },
    { action: 'close', text: 'Tutup', callback: 'onClose' },
  ];

  const look = {
    dialog:
      'width: min(26rem, calc(100vw - 2rem)); padding: 1.5rem; border: 0; border-radius: 12px; border-top: 6px solid #e8a317; color: #14213a; background: #fff; box-shadow: 0 20px 48px -12px rgb(10 31 68 / 40%); font-family: inherit',
    title: 'margin: 0 0 .5rem; font-size: 1.375rem; line-height: 1.3',
    note: 'margin: 0 0 1.25rem; color: #4b5a74; line-height: 1.5',
    problem: 'margin: 0 0 1rem; color: #b3231b; font-weight: 600',
    buttons: 'display: grid; grid-template-columns: 1fr 1fr; gap: .75rem',
    button:
      'min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid #74839c; border-radius: 8px; font: inherit; font-weight: 600; color: inherit; background: transparent; cursor: pointer',
    pay: '; grid-column: 1 / -1; border-color: transparent; color: #fff; background: #14397d',
    close: '; grid-column: 1 / -1; border-color: transparent; text-decoration: underline',
  };

  const element = (tag, style, text) => {
    const made = document.createElement(tag);
    made.style.cssText = style;
    made.textContent = text;
    return made;
  };

  const settle = async (token, action) => {
    const reply = await fetch(`${origin}/simulation/payments/${encodeURIComponent(token)}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ action }),
    });
    if (!reply.ok) throw new Error(`payment gateway: ${reply.status}`);
  };

  const draw = () => {
    const dialog = element('dialog', look.dialog, '');
    const title = element('h2', look.title, 'Gerbang pembayaran simulasi');
    const note = element(
      'p',
      look.note,
      'Bukan pembayaran sungguhan: tidak ada uang yang berpindah. Pilih apa yang terjadi.',
    );
    const problem = element('p', look.problem, '');
    problem.setAttribute('role', 'alert');
    title.id = 'snap-simulation-title';
    note.id = 'snap-simulation-note';
    dialog.setAttribute('aria-labelledby', title.id);
    dialog.setAttribute('aria-describedby', note.id);
    dialog.append(title, note, problem);
    return { dialog, problem };
  };

  const pay = (token, callbacks = {}) => {
    const { dialog, problem } = draw();
    let callback = 'onClose';
    let busy = false;
    const choose = async (choice) => {
      if (busy) return;
      busy = true;
      problem.textContent = '';
      try {
        await settle(token, choice.action);
        callback = choice.callback;
        dialog.close();
      } catch {
        problem.textContent = 'Gerbang pembayaran tidak menjawab. Silakan coba lagi.';
      }
      busy = false;
    };
    const row = element('div', look.buttons, '');
    for (const choice of choices) {
      const button = element('button', look.button + (look[choice.action] ?? ''), choice.text);
      button.type = 'button';
      button.addEventListener('click', () => choose(choice));
      row.append(button);
    }
    dialog.append(row);
    dialog.addEventListener('close', () => {
      dialog.remove();
      callbacks[callback]?.({});
    });
    document.body.append(dialog);
    dialog.showModal();
  };

  window.snap = { pay };
})();
