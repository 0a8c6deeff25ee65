export { minutes } from '../../src/domain/exam/exam.ts';
