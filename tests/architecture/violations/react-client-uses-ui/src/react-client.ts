export { portal } from './ui/portal.tsx';
