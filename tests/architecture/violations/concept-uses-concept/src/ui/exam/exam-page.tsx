export { title } from '../catalog/title.ts';
