import type { Observable } from 'rxjs';

export type Ticks = Observable<number>;
