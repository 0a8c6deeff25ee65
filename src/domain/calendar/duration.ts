import dayjs from 'dayjs';
import durationPlugin from 'dayjs/plugin/duration.js';

dayjs.extend(durationPlugin); // a separate file, because only pages with a countdown load it

export const duration = dayjs.duration;
