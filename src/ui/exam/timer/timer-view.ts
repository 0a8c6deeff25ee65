import { proxy } from 'valtio';

/** Whether the time is hidden: the choice of somebody whom it makes nervous holds for all exams until the page is loaded again. */
export const timerView = proxy({ hidden: false });
