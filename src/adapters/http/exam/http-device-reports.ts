import type { DeviceReports } from '../../../application/ports/exam/device-reports.ts';
import type { HttpClient } from '../http-client.ts';
import { deviceCalls } from './device-calls.ts';
import type { DeviceReadyBody } from './exam-requests.ts';

export class HttpDeviceReports implements DeviceReports {
  readonly #http: HttpClient;

  constructor(http: HttpClient) {
    this.#http = http;
  }

  async ready(trxId: string, at: number, checks: readonly string[]): Promise<void> {
    const body: DeviceReadyBody = { trx_id: trxId, checked_at: new Date(at).toISOString(), checks: [...checks] };
    await this.#http.call(deviceCalls.ready, { body });
  }
}
