import dayjs from 'dayjs';
import durationPlugin from 'dayjs/plugin/duration.js';

dayjs.extend(durationPlugin); // in a file of its own: only pages that count down load it

export const duration = dayjs.duration;
