export { nothing } from './daily.ts';
export { enqueue, enqueueAll, enqueueIfNone, handle, type JobHandler, type JobKind } from './job.ts';
export { ranRecently } from './ran-recently.ts';
export { repeat } from './repeat.ts';
export { JobRunner, systemTimers, type Timers } from './runner.ts';
export { sweepJobs } from './sweep-jobs.ts';
