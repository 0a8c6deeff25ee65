import type { ExamRecording } from '../../../application/exam/record/exam-records.ts';

const sampleMs = 1_000;

const textOf = (element: Element | null): string => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

/** All that the page says now: its live regions, the titles of open dialogs, and the line that says where the answers are. */
const wordsNow = (): readonly string[] => {
  const saying = document.querySelectorAll(
    '[data-recorded], [aria-live=polite], [role=status], [role=alert], dialog[open] h2',
  );
  return [...new Set(Array.from(saying, textOf))].filter((text) => text !== '');
};

/** Tells of what the page says, at most once a second, of each pressed button and of the signs of the page, until `stop`. */
export const notePageEvents = (note: ExamRecording['note'], stop: AbortSignal): void => {
  let before = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    timer = undefined;
    const words = wordsNow();
    const now = words.join('\n');
    if (now === before) return;
    before = now;
    note({ kind: 'words', words, left: textOf(document.querySelector('[role=timer]')) });
  };
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, sampleMs);
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  look();
  stop.addEventListener('abort', () => {
    observer.disconnect();
    clearTimeout(timer);
  });
  const press = ({ target }: Event): void => {
    const pressed = target instanceof Element ? target.closest('button, a') : null;
    if (pressed) note({ kind: 'press', name: pressed.getAttribute('aria-label') ?? textOf(pressed) });
  };
  document.addEventListener('click', press, { capture: true, signal: stop });
  const sign = (): void => note({ kind: 'page', sign: document.visibilityState === 'visible' ? 'shown' : 'hidden' });
  document.addEventListener('visibilitychange', sign, { signal: stop });
  for (const name of ['online', 'offline'] as const)
    window.addEventListener(name, () => note({ kind: 'page', sign: name }), { signal: stop });
};
