import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import shipped from '../../public/config.json' with { type: 'json' };
import { type Config, ConfigError, type ConfigProblem, parseConfig } from '../../src/configuration/config.ts';
import { readConfig } from '../../src/configuration/read-config.ts';
import { configProblemText } from '../../src/ui/core/errors/config-problem-text.ts';
import { colorDefaults } from '../../src/ui/kit/theme/theme.ts';
import { runs } from '../runs.ts';
import { bodyTexts, deepArray } from './adapters/http/fuzz/mutated.ts';

const judged = (content: unknown) => {
  const told: ConfigProblem[] = [];
  try {
    const config = parseConfig(content, { tell: (problem) => told.push(problem) });
    return { config, problems: told.map(configProblemText) };
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    expect(told).toEqual([]);
    return { config: null, problems: (error as ConfigError).problems.map(configProblemText) };
  }
};
const problemsOf = (content: unknown): readonly string[] => judged(content).problems;

const defaults = {
  api: { baseUrl: '', authentication: 'session' },
  socket: { url: '', path: '/socket.io' },
  storage: [],
  links: { social: [] },
  contact: {},
  pages: {},
  signUp: { nik: false, phone: false },
  times: {
    apl01: 'beberapa hari kerja',
    apl02: 'beberapa hari kerja',
    exams: 'beberapa hari kerja',
    appeal: 'beberapa hari kerja',
    certificate: 'beberapa hari kerja',
    newSchedule: 'beberapa hari kerja',
    others: 'beberapa hari kerja',
    resetLink: '60 menit',
  },
  agreement: {},
  decision: 'assessor',
  body: {},
  features: {
    certificateCheck: false,
    scheduleDetail: false,
    storedFiles: false,
    partialSaves: false,
    messages: false,
    adjustments: false,
    guardianConsent: false,
    recordRemoval: false,
    paymentChange: false,
    paymentProof: false,
    repeatPurchases: false,
    storedFeedback: false,
    deviceReports: false,
    idempotencyKeys: false,
    offlineExams: true,
  },
  brand: { name: 'Portal Asesi', colours: {} },
};

describe('the configuration', () => {
  it('has a default for every key', () => {
    expect(parseConfig({})).toEqual(defaults);
    expect(parseConfig({ api: {}, socket: {}, links: {}, brand: {} })).toEqual(defaults);
  });

  it('turns on one undocumented call, and no other', () => {
    const { features } = parseConfig({ features: { scheduleDetail: true } });
    expect(features).toEqual({ ...defaults.features, scheduleDetail: true });
  });

  it('turns everything on for the simulation, except what its configuration turns off', () => {
    const { features } = parseConfig({ features: { messages: false } }, { everything: true });
    expect(Object.entries(features).filter(([, on]) => !on)).toEqual([['messages', false]]);
  });

  it('relies as shipped on nothing that the specification does not show', () => {
    expect(parseConfig(shipped).features).toEqual(defaults.features);
  });

  it.each([
    ['https://app.midtrans.com/snap/snap.js', true],
    ['http://localhost:8000/snap.js', true],
    ['http://127.0.0.1:8000/snap.js', true],
    ['http://app.midtrans.com/snap/snap.js', false],
    ['http://localhost.lsp.example/snap.js', false],
  ])('takes the payment script from %s: %s', (scriptUrl, taken) => {
    expect(problemsOf({ payment: { scriptUrl, clientKey: 'k' } }).length === 0).toBe(taken);
  });

  it('takes the payment script by plain http from the host of the API, as in a class on a LAN, and from no other', () => {
    const problems = (host: string) =>
      problemsOf({
        api: { baseUrl: 'http://192.168.1.5:8000' },
        payment: { scriptUrl: `http://${host}/snap.js`, clientKey: 'k' },
      });
    expect(problems('192.168.1.5:8000')).toEqual([]);
    expect(problems('192.168.1.6:8000')).toEqual(['payment.scriptUrl: harus berupa alamat https']);
  });

  it.each([
    ['https://app.midtrans.com/snap/v4/redirection/{token}', true],
    ['http://localhost:8000/snap/{token}', true],
    ['http://app.midtrans.com/{token}', false],
    ['https://app.midtrans.com/snap', false],
    ['https://{token}.example/', false],
    ['https://app.midtrans.com:{token}/', false],
    ['https://app.midtrans.com/{token}/{token}', false],
    ['https://a@b.example/{token}', false],
    ['javascript:alert({token})', false],
    ['//app.midtrans.com/{token}', false],
  ])('leads to the gateway at %s: %s', (redirectUrl, taken) => {
    const payment = { scriptUrl: 'https://app.midtrans.com/snap/snap.js', clientKey: 'k', redirectUrl };
    expect(problemsOf({ payment }).length === 0).toBe(taken);
  });

  it.each([
    ['https://pay.lsp.example', true],
    ['http://pay.lsp.example', false],
    ['https://pay.lsp.example/snap', false],
    ["https://pay.lsp.example; script-src 'unsafe-inline'", false],
    ['*', false],
  ])('gives the gateway the origin %s: %s', (origin, taken) => {
    for (const kind of ['script', 'connect', 'frame', 'image']) {
      const payment = {
        scriptUrl: 'https://app.midtrans.com/snap/snap.js',
        clientKey: 'k',
        origins: { [kind]: [origin] },
      };
      expect(problemsOf({ payment }).length === 0).toBe(taken);
    }
  });

  it.each([
    ['https://file.lsp.example', true],
    ['http://localhost:9000', true],
    ['https://file.lsp.example/', false],
    ['https://file.lsp.example/soal', false],
    ['file.lsp.example', false],
    ['*', false],
  ])('takes the storage %s: %s', (host, taken) => {
    expect(problemsOf({ storage: [host] }).length === 0).toBe(taken);
  });

  it.each([
    [{ from: '2026-11-28T22:00+07:00', until: '2026-11-29T02:00:00Z' }, []],
    [
      { from: '28 November 2026', until: '2026-11-29T02:00Z' },
      ['maintenance.from: harus berupa waktu dengan zona, seperti 2026-11-28T22:00+07:00'],
    ],
    [
      { from: '2026-11-28T22:00', until: '2026-99-29T02:00Z' },
      [
        'maintenance.from: harus berupa waktu dengan zona, seperti 2026-11-28T22:00+07:00',
        'maintenance.until: harus berupa waktu dengan zona, seperti 2026-11-28T22:00+07:00',
      ],
    ],
    [{ from: '2026-11-29T02:00Z', until: '2026-11-28T22:00+07:00' }, ['maintenance.until: harus sesudah from']],
    [{ from: '2026-11-28T22:00+07:00' }, ['maintenance.until: harus berjenis teks']],
  ])('announces the maintenance %j, or names what is wrong with it and announces none', (maintenance, problems) => {
    const { config, problems: named } = judged({ maintenance, bring: ['KTP'] });
    expect(named).toEqual(problems);
    expect(config?.maintenance).toEqual(problems.length === 0 ? maintenance : undefined);
    expect(config?.bring).toEqual(['KTP']);
  });

  it('removes slashes from the end of addresses that paths are appended to', () => {
    const { api, socket } = parseConfig({
      api: { baseUrl: 'https://api.lsp.example/portal//' },
      socket: { url: 'https://api.lsp.example/' },
    });
    expect([api.baseUrl, socket.url]).toEqual(['https://api.lsp.example/portal', 'https://api.lsp.example']);
  });

  it('names a body’s texts and its contact data', () => {
    const contact = {
      address: 'Jalan Satu\nJakarta',
      map: 'https://peta.example/x',
      phone: '(021) 555-0100',
      whatsapp: '+62 812.0000.0000',
      email: 'info+asesi@lsp.or.id',
      hours: 'Senin–Jumat',
    };
    const pages = { terms: '/texts/terms.txt', privacy: 'https://lsp.example/privasi.md' };
    expect(parseConfig({ contact, pages })).toMatchObject({ contact, pages });
  });

  it('names the body, how one can pay and the rule of a refund, and loses only what is wrong', () => {
    const body = { legalName: 'LSP Satu', licence: 'BNSP-LSP-1', since: 2012, certificates: 1200, taxNumber: '01.2' };
    const payment = { scriptUrl: 'https://a.example/snap.js', clientKey: 'k', methods: ['QRIS'], refund: 'Tidak ada.' };
    expect(parseConfig({ body, payment })).toMatchObject({ body, payment });
    const { config, problems } = judged({ body: { ...body, since: '2012', certificates: -1 } });
    expect(config?.body).toEqual({ legalName: 'LSP Satu', licence: 'BNSP-LSP-1', taxNumber: '01.2' });
    expect(problems).toEqual([
      'body.since: harus berjenis angka',
      'body.certificates: harus berupa bilangan bulat di atas nol',
    ]);
  });

  it('accepts a body’s own statements of the agreement, in their order', () => {
    const statements = [
      { by: 'assessor', text: 'Saya merahasiakan.' },
      { by: 'candidate', text: 'x'.repeat(2000) },
    ];
    expect(parseConfig({ agreement: { statements } }).agreement).toEqual({ statements });
  });

  it.each([
    'https://www.youtube.com/@lsp',
    'https://www.google.com/maps/@-6.2,106.8,15z',
    'https://lsp.example?kontak=a@b.example',
    'https://lsp.example#@lsp',
  ])('takes the address %s, in which an @ comes after the host', (address) => {
    const content = { links: { app: address, social: [{ name: 'X', url: address }] }, pages: { about: address } };
    expect(problemsOf({ ...content, telemetry: address, contact: { map: address } })).toEqual([]);
  });

  it('accepts a picture address with an @ in its name', () => {
    expect(problemsOf({ brand: { logo: '/logo@2x.png' } })).toEqual([]);
  });

  it.each([
    'https://lsp.example@evil.example/',
    'https://a:b@evil.example',
    'https://lsp.example\\@evil.example',
    'https://@evil.example',
    'https:///@evil.example',
  ])('refuses the address %s, which shows one host and leads to another', (address) => {
    expect(problemsOf({ links: { app: address } })).toEqual(['links.app: harus berupa alamat http(s)']);
    expect(problemsOf({ pages: { about: address } })).toEqual(['pages.about: harus berupa alamat file teks']);
    expect(problemsOf({ api: { baseUrl: address } })).toEqual(['api.baseUrl: harus kosong atau alamat http(s)']);
  });

  it.each<[unknown, string]>([
    [{ agreement: { statements: [] } }, 'agreement.statements: tidak boleh kosong'],
    [
      { agreement: { statements: [{ by: 'admin', text: 'x' }] } },
      'agreement.statements.0.by: harus salah satu dari candidate, assessor',
    ],
    [{ api: { baseUrl: 'api.lsp.example' } }, 'api.baseUrl: harus kosong atau alamat http(s)'],
    [{ api: { baseUrl: 'https://api.lsp.example?x=1' } }, 'api.baseUrl: harus kosong atau alamat http(s)'],
    [{ api: { baseUrl: 'https://[x' } }, 'api.baseUrl: harus kosong atau alamat http(s)'],
    [{ api: { baseUrl: 'https://a@b.example' } }, 'api.baseUrl: harus kosong atau alamat http(s)'],
    [{ api: { authentication: 'cookie' } }, 'api.authentication: harus salah satu dari session, token'],
    [{ socket: { url: 'ws://x' } }, 'socket.url: harus kosong atau alamat http(s)'],
    [{ socket: { path: 'socket.io' } }, 'socket.path: harus kosong atau diawali garis miring'],
    [
      { payment: { scriptUrl: 'javascript:alert(1)', clientKey: 'x' } },
      'payment.scriptUrl: harus berupa alamat http(s)',
    ],
    [{ payment: { scriptUrl: 'https://x.example/snap.js', clientKey: '' } }, 'payment.clientKey: tidak boleh kosong'],
    [{ payment: { scriptUrl: 'https://x.example/snap.js' } }, 'payment.clientKey: harus berjenis teks'],
    [{ features: { chat: true } }, 'features.chat: kunci tidak dikenal'],
    [{ links: { app: '' } }, 'links.app: harus berupa alamat http(s)'],
    [{ links: { social: [{ name: 'X', url: '//x' }] } }, 'links.social.0.url: harus berupa alamat http(s)'],
    [{ contact: { phone: '021' } }, 'contact.phone: harus berupa nomor telepon'],
    [{ contact: { whatsapp: '0812;x' } }, 'contact.whatsapp: harus berupa nomor telepon'],
    [{ contact: { email: 'a@b' } }, 'contact.email: harus berupa alamat email'],
    [{ contact: { email: 'a@b.example?bcc=c@d.example' } }, 'contact.email: harus berupa alamat email'],
    [{ contact: { map: 'javascript:alert(1)' } }, 'contact.map: harus berupa alamat http(s)'],
    [{ pages: { terms: 'javascript:alert(1)' } }, 'pages.terms: harus berupa alamat file teks'],
    [{ pages: { about: '//evil.example/x.txt' } }, 'pages.about: harus berupa alamat file teks'],
    [{ pages: { privacy: 'data:text/plain,x' } }, 'pages.privacy: harus berupa alamat file teks'],
    [{ brand: { name: 'x'.repeat(401) } }, 'brand.name: paling panjang 400 karakter'],
    [{ brand: { logo: '//evil.example/x.svg' } }, 'brand.logo: harus berupa alamat gambar'],
    [{ brand: { colours: { brand: 'red' } } }, 'brand.colours.brand: harus berupa warna seperti #14397D'],
    [
      { brand: { colours: { brand: '#fff;}body{display:none' } } },
      'brand.colours.brand: harus berupa warna seperti #14397D',
    ],
    [null, '(seluruh file): harus berjenis objek'],
  ])('reports %j, naming the key', (content, problem) => {
    expect(problemsOf(content)).toEqual([problem]);
  });

  it.each<[string, unknown, Partial<Config>]>([
    [
      'entry of a list',
      {
        links: {
          app: 'https://a.example',
          social: [
            { name: 'X', url: 'x' },
            { name: 'Y', url: 'https://y.example' },
          ],
        },
      },
      { links: { app: 'https://a.example', social: [{ name: 'Y', url: 'https://y.example' }] } },
    ],
    [
      'colour',
      { brand: { name: 'LSP', colours: { brand: 'red', accent: '#ffc000' } } },
      { brand: { name: 'LSP', colours: { accent: '#ffc000' } } },
    ],
    ['unknown key', { contact: { fax: '021', email: 'a@b.example' } }, { contact: { email: 'a@b.example' } }],
    ['unknown section', { theme: {}, storage: ['https://a.example'] }, { storage: ['https://a.example'] }],
    [
      'unknown key of an entry',
      { links: { social: [{ name: 'Y', url: 'https://y.example', icon: 'y' }] } },
      { links: { social: [{ name: 'Y', url: 'https://y.example' }] } },
    ],
  ])('drops only a wrong %s, and reports it once', (_, content, kept) => {
    const { config, problems } = judged(content);
    expect(problems).toHaveLength(1);
    expect(config).toEqual({ ...defaults, ...kept });
  });

  it('ignores an unknown key in a group that is read as a whole, and keeps the rest', () => {
    const statements = [
      { by: 'candidate', text: 'Satu', no: 1 },
      { by: 'admin', text: 'Dua' },
    ];
    const { config, problems } = judged({ agreement: { statements }, storage: ['https://a.example'] });
    expect(problems).toHaveLength(2);
    expect(config).toEqual({ ...defaults, storage: ['https://a.example'] });
  });

  it.each([
    { api: { baseURL: 'https://api.lsp.example' } },
    { api: { baseUrl: 'api.lsp.example' } },
    { api: 'https://api.lsp.example' },
    { api: { authentication: 'cookie' }, brand: { name: '' } },
    { message: 'Sedang dalam perbaikan', status: 503 },
    { apy: { baseUrl: 'https://api.lsp.example' } },
    'Sedang dalam perbaikan',
    null,
    [],
  ])('refuses to start with %j, because the portal would use a wrong API', (content) => {
    const { config, problems } = judged(content);
    expect(config).toBeNull();
    expect(problems).not.toEqual([]);
  });

  it.each([
    ['brand', '#ffff00'],
    ['brandStrong', '#777777'],
    ['accent', '#14397d'],
    ['brandTint', '#3f62a3'],
  ])('reports and ignores a colour %s of %s that makes text unreadable', (name, value) => {
    const { config, problems } = judged({ brand: { colours: { [name]: value, accent: '#ffc000', [name]: value } } });
    expect(problems).toEqual([`brand.colours.${name}: tidak terbaca: kontras di bawah 4,5`]);
    expect(config?.brand.colours).toEqual(name === 'accent' ? {} : { accent: '#ffc000' });
  });

  it.each(['#767676', '#008a00', '#c14a00', '#000000'])(
    'accepts a colour %s on which white text is readable',
    (brand) => {
      expect(problemsOf({ brand: { colours: { brand } } })).toEqual([]);
    },
  );

  it('checks a tint against the colour of the text on it', () => {
    expect(problemsOf({ brand: { colours: { brand: '#5b1a1a', brandTint: '#f7dede' } } })).toEqual([]);
    expect(problemsOf({ brand: { colours: { brand: '#767676', brandTint: '#dddddd' } } })).toHaveLength(1);
  });

  it('has readable colours in the theme', () => {
    const { brand, brandStrong, brandTint, accent } = colorDefaults;
    expect(problemsOf({ brand: { colours: { brand, brandStrong, brandTint, accent } } })).toEqual([]);
  });

  it('keeps exactly the valid entries of a list, however many are wrong', () => {
    const good = fc.record({ name: fc.string({ minLength: 1, maxLength: 9 }), url: fc.webUrl({ size: 'small' }) });
    const wrong = fc.oneof(
      fc.record({ name: fc.string(), url: fc.constantFrom('x', '', 7) }),
      fc.record({ name: fc.constant(''), url: fc.constant('') }),
      fc.constantFrom(null, 7, 'x', [], {}),
    );
    const entries = fc.array(
      fc.oneof(
        good.map((entry) => ({ entry, kept: true })),
        wrong.map((entry) => ({ entry, kept: false })),
      ),
    );
    fc.assert(
      fc.property(entries, (list) => {
        const social = list.map(({ entry }) => entry);
        const kept = list.filter(({ kept }) => kept).map(({ entry }) => entry);
        expect(parseConfig({ links: { social } }).links.social).toEqual(kept);
      }),
      { numRuns: runs(60, 2_000) },
    );
  });

  it('throws only a ConfigError, in Indonesian, for random files', () => {
    fc.assert(
      fc.property(bodyTexts(shipped), (text) => {
        let content: unknown;
        try {
          content = JSON.parse(text);
        } catch {
          return;
        }
        for (const problem of problemsOf(content)) expect(problem).not.toContain('Invalid');
      }),
      { numRuns: runs(300, 10_000) },
    );
    expect(problemsOf(JSON.parse(deepArray))).toHaveLength(1);
  });
});

describe('/config.json', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const answered = (reply: Response) => vi.stubGlobal('fetch', async () => reply);

  it('that is missing gives the defaults', async () => {
    answered(new Response('tidak ada', { status: 404 }));
    await expect(readConfig({})).resolves.toEqual(defaults);
  });

  it('that has a mistake is read without the wrong part, and the mistake is reported', async () => {
    const told: ConfigProblem[] = [];
    answered(Response.json({ brand: { name: 'LSP Contoh', logo: 'x' } }));
    const { brand } = await readConfig({ tell: (problem) => told.push(problem) });
    expect([brand, told.map(configProblemText)]).toEqual([
      { name: 'LSP Contoh', colours: {} },
      ['brand.logo: harus berupa alamat gambar'],
    ]);
  });

  it.each([
    ['no JSON', new Response('<html></html>'), '(seluruh file): bukan JSON yang sah'],
    ['empty', new Response(''), '(seluruh file): bukan JSON yang sah'],
    ['answered with an error', new Response('{}', { status: 500 }), '(seluruh file): dijawab dengan status 500'],
  ])('that is %s is refused', async (_, reply, problem) => {
    answered(reply);
    const error = await readConfig({}).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as ConfigError).problems.map(configProblemText)).toEqual([problem]);
  });
});
