/**
 * A trainee without a browser: logs in, saves, uploads and submits as the portal does. Reports for each call of an exam how long it took
 * (ms) and whether it was an upload.
 */
export class Trainee {
  #url;
  #account;
  #told;
  #cookies = new Map();
  /** The answers that the server has acknowledged, by question id. */
  kept = new Map();
  handedIn = false;
  #revision = 0;

  constructor(url, account, told) {
    this.#url = url;
    this.#account = account;
    this.#told = told;
  }

  async #call(method, path, body, timed = true) {
    const form = body instanceof FormData;
    const started = performance.now();
    const reply = await fetch(this.#url + path, {
      method,
      headers: {
        Accept: 'application/json',
        Cookie: Array.from(this.#cookies, ([name, value]) => `${name}=${value}`).join('; '),
        'X-XSRF-TOKEN': decodeURIComponent(this.#cookies.get('XSRF-TOKEN') ?? ''),
        ...(body && !form && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: form ? body : JSON.stringify(body) }),
    });
    const text = await reply.text();
    if (timed) this.#told(performance.now() - started, form);
    for (const cookie of reply.headers.getSetCookie()) {
      const [pair] = cookie.split(';');
      this.#cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const answer = text === '' ? {} : JSON.parse(text);
    if (!reply.ok || (answer.code ?? '00') !== '00') throw new Error(`${path}: ${reply.status} ${text.slice(0, 200)}`);
    return answer.data;
  }

  async logIn() {
    await this.#call('GET', '/sanctum/csrf-cookie', undefined, false);
    await this.#call('POST', '/api/login', this.#account, false);
    const { id } = await this.#call('GET', '/api/asesi', undefined, false);
    const list = await this.#call('GET', '/api/transaction/list/all', undefined, false);
    this.trxId = list.data[0].trx_id ?? list.data[0].id;
    const { exams } = await this.#call('GET', `/api/assessment/exam-status/${this.trxId}`, undefined, false);
    const exam = async (kind) => {
      const { question_id } = exams.find(kind);
      const key = { transaction_id: this.trxId, question_id };
      await this.#call('POST', '/api/timer/startTimer', { ...key, asesi_id: id, is_asesi: true }, false);
      const { questions } = await this.#call('POST', '/api/assessment/questions', key, false);
      return { key, questions };
    };
    this.written = await exam(({ type }) => type === 'pilihan-ganda');
    this.demonstration = await exam(({ question_id }) => /demonstration/.test(question_id));
  }

  /** Answers the next question. */
  async save() {
    const { key, questions } = this.written;
    this.#revision += 1;
    const question = questions[this.#revision % questions.length];
    const id = question.question_detail_id;
    const value = question.options[this.#revision % question.options.length].value;
    const known = this.kept.get(id);
    await this.#call('POST', '/api/assessment/answers', {
      ...key,
      action: 'save',
      answers: [
        {
          question_detail_id: id,
          value,
          doubtful: false,
          revision: this.#revision,
          base_revision: known?.revision ?? 0,
          device: 'peserta',
          answered_at: new Date().toISOString(),
        },
      ],
    });
    this.kept.set(id, { value, revision: this.#revision });
  }

  /** Sends a file of 200 kB for a task. */
  async upload() {
    const { key, questions } = this.demonstration;
    const form = new FormData();
    for (const [name, text] of Object.entries(key)) form.append(name, text);
    form.append('question_detail_id', questions[0].question_detail_id);
    form.append('answered_at', new Date().toISOString());
    const bytes = new Uint8Array(200_000).fill(32);
    bytes.set(new TextEncoder().encode('%PDF-1.4\n'));
    form.append('file', new Blob([bytes], { type: 'application/pdf' }), 'hasil.pdf');
    await this.#call('POST', '/api/assessment/answers', form);
  }

  /** Reads the status of the exams, as an open page does. */
  async look() {
    await this.#call('GET', `/api/assessment/exam-status/${this.trxId}`);
  }

  /** The number of acknowledged answers that the server no longer has. */
  async lost() {
    const { answers } = await this.#call('POST', '/api/assessment/questions', this.written.key, false);
    const stored = new Map(answers.map((answer) => [answer.question_detail_id, answer.current?.value]));
    return [...this.kept].filter(([id, { value }]) => stored.get(id) !== value).length;
  }

  async #submit({ key }) {
    await this.#call('POST', '/api/assessment/answers', { ...key, action: 'submit', answers: [] });
  }

  async submit() {
    await this.#submit(this.written);
  }

  /** Submits the demonstration once. */
  async handIn() {
    if (this.handedIn) return;
    await this.#submit(this.demonstration);
    this.handedIn = true;
  }
}
