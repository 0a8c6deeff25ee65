import { title } from '../catalog/title.ts';

export const text = title;
