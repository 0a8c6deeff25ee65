import { title } from '../exam/title.ts';

export const text = title;
