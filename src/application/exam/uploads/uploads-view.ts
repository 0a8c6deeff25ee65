import { BehaviorSubject } from 'rxjs';
import { noUploads, type TaskUploads, type Uploading, type UploadsState } from './uploads-state.ts';

/** Holds the state of the uploads that pages show. */
export class UploadsView {
  readonly state = new BehaviorSubject<UploadsState>({ ready: false, durable: false, tasks: new Map() });

  read(taskId: string): TaskUploads {
    return this.state.value.tasks.get(taskId) ?? noUploads;
  }

  show(taskId: string, change: Partial<TaskUploads>, durable = this.state.value.durable): void {
    const tasks = new Map(this.state.value.tasks).set(taskId, { ...this.read(taskId), ...change });
    this.state.next({ ...this.state.value, tasks, durable });
  }

  tell(taskId: string, uploading: Uploading, heals = false): void {
    const { pending } = this.read(taskId);
    if (pending) this.show(taskId, { pending: { ...pending, uploading, heals } });
  }
}
