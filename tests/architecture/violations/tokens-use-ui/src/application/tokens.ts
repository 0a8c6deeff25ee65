import { title } from '../ui/exam/title.ts';

export const text = title;
