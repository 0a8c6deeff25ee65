import { title } from '../announcement/title.ts';

export const text = title;
