export { list } from '../components/list.tsx';
