import { useEffect, useRef, useState } from 'react';
import { newsBetween, type TimerMoment, type TimerNews } from './timer-news.ts';

const shownMs = 8_000;

/** The news of a countdown while they are news: said once, shown for 8 s. `tell` tells something else the same way. */
export const useTimerNews = (
  deadline: number | null,
  remaining: number | null,
): { news: (TimerNews & { readonly no: number }) | null; tell: (text: string, short: string) => void } => {
  const [told, setTold] = useState<(TimerNews & { no: number }) | null>(null);
  const before = useRef<TimerMoment>({ deadline: null, remaining: null });
  const count = useRef(0);

  const put = (news: TimerNews) => {
    count.current += 1;
    setTold({ ...news, no: count.current });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: `put` is new each time and must not tell by itself
  useEffect(() => {
    // what is not known for a moment, such as after an extension, keeps what was known before
    if (remaining === null) return;
    const after = { deadline, remaining };
    const news = newsBetween(before.current, after);
    before.current = after;
    if (news) put(news);
  }, [deadline, remaining]);

  useEffect(() => {
    if (!told) return;
    const timer = setTimeout(() => setTold(null), shownMs);
    return () => clearTimeout(timer);
  }, [told]);

  return { news: told, tell: (text, short) => put({ text, short, urgent: false }) };
};
