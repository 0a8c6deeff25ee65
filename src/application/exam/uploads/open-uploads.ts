import type { Exam } from '../../../domain/exam/exam.ts';
import type { PrepareFile } from '../../files/prepare-file.ts';
import type { Clock } from '../../ports/device/clock.ts';
import type { RandomSource } from '../../ports/device/random-source.ts';
import type { ExamRepository } from '../../ports/exam/exam-repository.ts';
import type { RealtimeChannel } from '../../ports/notification/realtime-channel.ts';
import type { ServerClock } from '../../time/server-clock.ts';
import { DemonstrationUploads } from './demonstration-uploads.ts';
import { uploadDemonstration } from './upload-demonstration.ts';
import type { UploadListener } from './upload-listener.ts';

interface Deps {
  exams: Pick<ExamRepository, 'upload' | 'uploaded'>;
  realtime: Pick<RealtimeChannel, 'announceChange'>;
  prepare: PrepareFile;
  serverClock: Pick<ServerClock, 'now'>;
  clock: Pick<Clock, 'now' | 'wait'>;
  random: RandomSource;
}

export type OpenUploads = ReturnType<typeof openUploads>;

/** Creates the uploads of a running demonstration. All share one uploader, so a file already being sent is joined, not sent twice. */
export const openUploads = ({ exams, realtime, prepare, serverClock, clock, random }: Deps) => {
  const upload = uploadDemonstration({ exams, realtime });
  return (exam: Exam, listener: UploadListener): DemonstrationUploads =>
    new DemonstrationUploads({ upload, prepare, serverClock, clock, random }, exam, listener);
};
