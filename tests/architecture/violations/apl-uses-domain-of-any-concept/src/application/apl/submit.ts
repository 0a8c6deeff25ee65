import { title } from '../../domain/exam/title.ts';

export const text = title;
