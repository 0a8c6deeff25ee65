export { http } from 'msw';
