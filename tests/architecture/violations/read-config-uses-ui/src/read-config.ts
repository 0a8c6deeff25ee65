export { title } from './ui/title.ts';
