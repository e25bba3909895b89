export { nothing } from './daily.ts';
export { enqueue, handle, type JobHandler, type JobKind } from './job.ts';
export { ranLately } from './ran-lately.ts';
export { JobRunner, systemTimers, type Timers } from './runner.ts';
export { sweepJobs } from './sweep-jobs.ts';
