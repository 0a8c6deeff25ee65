import { fieldsOf, isFields } from '../../../application/fields-of.ts';
import { isFrameworkText } from '../../../application/framework-text.ts';
import { messageNames, plainName, valuesOf, wrapperNames } from './named-fields.ts';

// Detects a refusal in a reply with a 2xx status (decision 28).

/** A false value in one of these fields is a refusal, also in a bare resource. So is an error in a field of `ownErrorNames`. */
const successNames = ['success', 'issuccess', 'succeeded', 'ok', 'sukses', 'berhasil'];
const ownErrorNames = ['error', 'errors'];
/**
 * A value in one of these fields is a refusal, but only in an envelope, because a bare resource may have such a field. Values such as an
 * empty text or `false` do not count.
 */
const errorNames = [
  ...ownErrorNames,
  ...['errmsg', 'errormessage', 'exception', 'failed', 'gagal', 'haserror', 'haserrors', 'iserror', 'validationerrors'],
];
const codeNames = ['code', 'kode', 'rc', 'errcode', 'errno', 'errorcode', 'responsecode', 'resultcode', 'statuscode'];
const flagNames = [...successNames, 'status', 'result', 'type'];
/**
 * Other envelope fields. A body with a field outside all these lists may be a bare resource, so the message in it is ignored.
 */
const besideNames = ['data', 'title', 'detail', 'file', 'line', 'path', 'requestid', 'timestamp', 'trace', 'version'];
const envelopeNames = new Set([errorNames, codeNames, flagNames, messageNames, wrapperNames, besideNames].flat());

/** SNAP of Bank Indonesia appends four digits to the status: `2007300`. */
const goodCode = /^(0+|2\d\d(\d{4})?|true|success|sukses|ok|berhasil)$/i;
const noError = /^(0*|false|null|none|no error|ok|success|sukses|tidak ada)$/i;
const downFlag = /^(0|-\d+|false|no|n|f|off|ko|nok|err|expired|(?!00)\d\d|[345]\d\d(\d{4})?)$/i;
const noBeginning =
  /^\W*((access[ _-]?)?denied|bad[ _-]request|can(no|')t|could not|error|exception|fail(ed|ure)?|fatal|forbidden|gagal|galat|invalid|kesalahan|maaf|mohon maaf|not[ _-]?(allowed|found|ok|valid)|oops|passwords\.(throttled|token|user)|sorry|terjadi (galat|kesalahan)|unable|unauth(enticat|ori[sz])ed|unsuccessful|validation\.|whoops)(?![a-z])/i;
const noWithin =
  /\b(belum (aktif|bisa|dapat|terdaftar)|can't|cannot|could not|ditolak|expired|failed|gagal|invalid|kadaluarsa|kedaluwarsa|not (allowed|found|registered|valid)|tidak (aktif|benar|berhasil|berlaku|bisa|boleh|cocok|dapat|diizinkan|dikenal|sah|sesuai|terdaftar|valid)|unable to)\b/i;
const condition = /^\W*(apabila|bila|if|jika|kalau)\b/i;

const isNothing = (value: unknown, depth = 2): boolean =>
  typeof value === 'object' && value !== null
    ? depth > 0 && Object.values(value).every((each) => isNothing(each, depth - 1))
    : noError.test(String(value ?? '').trim());

/** Ignores an absent code and the empty list that PHP sends for an empty object. */
const isBadCode = (code: unknown): boolean =>
  typeof code === 'object' ? !isNothing(code) : code !== '' && !goodCode.test(String(code).trim());

/** `alone`: the reply has no data, so one refusing word in the first sentence is enough. */
const isRefusingText = (text: unknown, alone: boolean): boolean => {
  if (typeof text !== 'string') return false;
  if (noBeginning.test(text) || (text.includes(' ') && isFrameworkText(text))) return true;
  const [first = ''] = text.split(/[.!?;](?=\s|$)/, 1);
  return alone && !condition.test(first) && noWithin.test(first);
};

/** Laravel code may send `$validator->errors()` as the message. */
const isValidator = (message: unknown): boolean => isFields(message) && Object.values(message).some(Array.isArray);

const isDown = (flag: unknown, alone: boolean): boolean =>
  typeof flag !== 'object' && (downFlag.test(String(flag).trim()) || isRefusingText(flag, alone));

/** Whether this field identifies a resource. A field `name` does not count, because in an error it holds the class name. */
const isIdentity = (name: string): boolean =>
  /^(id|uuid|trxid|slug|number|nomor|nama)$|_id$|[a-z]Id$/.test(name) &&
  !/^(correlation|error|log|request|trace)/i.test(name);

/** A bare resource without an envelope, in which `code` and `status` are fields of the resource. */
const isResource = (body: Readonly<Record<string, unknown>>): boolean =>
  !('data' in body) && Object.keys(body).some(isIdentity) && valuesOf(body, messageNames).length === 0;

/** Whether a refusal is caused by a missing session: code 401, or Laravel's message. */
export const saysGuest = (body: unknown): boolean =>
  [body, ...valuesOf(body, wrapperNames)].some(
    (each) =>
      valuesOf(each, [...codeNames, 'status']).some((code) => code === 401 || code === '401') ||
      valuesOf(each, messageNames).some((text) => typeof text === 'string' && /^unauthenticated\.?$/i.test(text)),
  );

const envelopeSaysNo = (envelope: unknown, alone: boolean): boolean => {
  const any = (names: readonly string[], test: (value: unknown) => boolean) => valuesOf(envelope, names).some(test);
  return (
    any(errorNames, (error) => !isNothing(error)) ||
    any(codeNames, isBadCode) ||
    any(flagNames, (flag) => isDown(flag, alone)) ||
    (Object.keys(fieldsOf(envelope)).every((name) => envelopeNames.has(plainName(name))) &&
      any(messageNames, (message) => isValidator(message) || isRefusingText(message, alone)))
  );
};

export const saysNo = (body: unknown, depth = 2): boolean => {
  if (!isFields(body)) return isDown(body ?? '', true);
  if (valuesOf(body, successNames).some((flag) => isDown(flag, false))) return true;
  if (valuesOf(body, ownErrorNames).some((error) => !isNothing(error))) return true;
  if (isResource(body)) return false;
  const { data } = body;
  const alone = isNothing(data);
  if (data === false || [body, ...valuesOf(body, wrapperNames)].some((each) => envelopeSaysNo(each, alone)))
    return true;
  if (!isFields(data) || depth === 0) return false;
  return 'data' in data ? saysNo(data, depth - 1) : valuesOf(data, successNames).some((flag) => isDown(flag, false));
};
