import { proxy, subscribe, useSnapshot } from 'valtio';
import type { SimulatedLesson } from '../../../application/ports/simulation/simulated-lessons.ts';

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
    return null;
  }
};

const state = proxy<{ lesson: LessonAtHand | null }>({ lesson: kept() });
subscribe(state, () => {
  try {
    if (state.lesson) localStorage.setItem(key, JSON.stringify(state.lesson));
    else localStorage.removeItem(key);
  } catch {
    // if the storage is blocked, a reload loses the lesson
  }
});

export const takeLesson = (lesson: LessonAtHand | null): void => {
  state.lesson = lesson;
};

export const useLessonAtHand = (): LessonAtHand | null => useSnapshot(state).lesson;
