// In the pages of a class: they follow its clock, which the trainer moves, stops and makes faster. The portal itself knows only one that goes
// as fast as that of the device. The server puts `classTime` before it, as it is when the page is opened.
(() => {
  const asked = 1_000;
  /** Milliseconds between two readings of a clock that does not go as fast as the device's, and the largest step of one that does. */
  const followed = 2_000;
  const real = Date.now.bind(Date);
  /** How far the clock of the class is ahead of that of its server (milliseconds), and how fast it goes. */
  let { ahead, rate } = globalThis.classTime;
  let woken = 0;
  Date.now = () => real() + ahead; // the days of a class go by for its devices, too

  const look = async () => {
    if (document.hidden) return; // a page that is looked at again reads the time by itself
    const reply = await fetch('/kelas/jam', { cache: 'no-store' });
    const next = await reply.json();
    const moved = next.rate !== rate || (rate === 1 && Math.abs(next.ahead - ahead) > followed);
    ({ ahead, rate } = next);
    const now = performance.now();
    if (!moved && (rate === 1 || now - woken < followed)) return;
    woken = now;
    dispatchEvent(new Event('online')); // as after a sleep of the device
  };
  setInterval(() => look().catch(() => undefined), asked); // without a network nobody knows
})();
