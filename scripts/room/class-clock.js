// Runs in the pages of a class and follows its clock, which the trainer can move, stop or speed up. The server prepends `classTime`.
(() => {
  const asked = 1_000;
  /** Milliseconds. At real speed: the largest jump that needs no update. At any other speed: the shortest interval between updates. */
  const followed = 2_000;
  const real = Date.now.bind(Date);
  /** Milliseconds that the class clock is ahead of the server's, and its speed. */
  let { ahead, rate } = globalThis.classTime;
  let woken = 0;
  Date.now = () => real() + ahead;

  const look = async () => {
    if (document.hidden) return; // a page reads the time itself when it becomes visible
    const reply = await fetch('/kelas/jam', { cache: 'no-store' });
    const next = await reply.json();
    const moved = next.rate !== rate || (rate === 1 && Math.abs(next.ahead - ahead) > followed);
    ({ ahead, rate } = next);
    const now = performance.now();
    if (!moved && (rate === 1 || now - woken < followed)) return;
    woken = now;
    dispatchEvent(new Event('online')); // the portal then reads the time again, as after the device wakes up
  };
  setInterval(() => look().catch(() => undefined), asked);
})();
