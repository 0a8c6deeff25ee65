import { proxy, subscribe, useSnapshot } from 'valtio';
import type { SimulatedLesson } from '../../../application/ports/simulation/simulated-lessons.ts';

/** The lesson that somebody is at, and how many of its steps are done. */
export interface LessonAtHand extends SimulatedLesson {
  readonly done: number;
}

const isLesson = (value: LessonAtHand | null): value is LessonAtHand =>
  [value?.name, value?.email, value?.since, value?.trxId ?? ''].every((text) => typeof text === 'string') &&
  Number.isInteger(value?.done);

const key = 'simulasi-pelajaran';

const kept = (): LessonAtHand | null => {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '') as LessonAtHand | null;
    return isLesson(value) ? value : null;
  } catch {
    return null; // none, or no storage
  }
};

const state = proxy<{ lesson: LessonAtHand | null }>({ lesson: kept() });
subscribe(state, () => {
  try {
    if (state.lesson) localStorage.setItem(key, JSON.stringify(state.lesson));
    else localStorage.removeItem(key);
  } catch {
    // without storage it lasts as long as the page
  }
});

/** Puts another lesson at hand, or none. */
export const takeLesson = (lesson: LessonAtHand | null): void => {
  state.lesson = lesson;
};

/** The lesson at hand, over a reload too; null for none. */
export const useLessonAtHand = (): LessonAtHand | null => useSnapshot(state).lesson;
