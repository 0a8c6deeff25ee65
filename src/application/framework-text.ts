const texts: ReadonlySet<string> = new Set([
  'bad gateway',
  'bad request',
  'conflict',
  'csrf token mismatch',
  'error',
  'forbidden',
  'gateway time-out',
  'gateway timeout',
  'gone',
  'internal server error',
  'invalid signature',
  'method not allowed',
  'not found',
  'page expired',
  'payload too large',
  'server error',
  'service unavailable',
  'session store not set on request',
  'the given data was invalid',
  'the provided credentials do not match our records',
  'these credentials do not match our records',
  'this action is unauthorized',
  'too many attempts',
  'too many requests',
  'unauthenticated',
  'unauthorised',
  'unauthorized',
  'unprocessable content',
  'unprocessable entity',
  'validation error',
  'validation failed',
  'whoops, looks like something went wrong',
]);

const patterns: readonly RegExp[] = [
  /^The route \S+ could not be found/i,
  /^The (\S+ )?(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS) method is not supported/i,
  /^No query results for model/i,
  /^(auth|pagination|passwords|validation)(\.\w+)+$/,
  /^(Undefined|Uninitialized) (array key|constant|index|method|offset|property|string offset|variable)/i,
  /^(Array to string conversion|Attempt to (assign|read)|Call to (a member|an? \w+|private|protected|undefined)|Class "|Division by zero)/i,
  /^(Allowed memory size|Cannot (access|assign|read|set) (offset|private|propert|protected)|Cannot redeclare|Cannot use object|Maximum execution time|Object of class|Route \[|Target class \[|Too few arguments|Trying to (access|get)|Unsupported operand|View \[)/i,
  /^syntax error, unexpected/i,
  /SQLSTATE\[|cURL error|Stack trace:|Traceback \(|php_network_|\bECONN[A-Z]+\b|\bENO[A-Z]{3,}\b/,
  /\b(App|Illuminate|Symfony|Modules)\\\w/,
  /\b\w+(Exception|Error)(:| in |$)/,
  /\/\S+\.(java|js|php|py|ts)\b|\bon line \d+/,
  /^[[{]\s*["[{].*[\]}]$/s,
];

const name = /^[a-z\d]+(_[a-z\d]+)+$/i;

export const isTechnical = (text: string): boolean => patterns.some((pattern) => pattern.test(text.trim()));

/** Whether a text is a default message of the server's framework or runtime, which says no more than the status. */
export const isFrameworkText = (text: string): boolean => {
  const trimmed = text.trim();
  return texts.has(trimmed.replace(/\.$/, '').toLowerCase()) || name.test(trimmed) || isTechnical(trimmed);
};
