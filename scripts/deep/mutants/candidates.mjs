// What can be changed in a source text so that a test should notice. Types, imports and texts for programmers only are left alone.
const { default: ts } = await import('typescript');

const kinds = ts.SyntaxKind;

const otherOperator = {
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '+=': '-=',
  '-=': '+=',
};

const isText = (node) => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
const joinsTexts = (node) =>
  isText(node) || (ts.isBinaryExpression(node) && (joinsTexts(node.left) || joinsTexts(node.right)));

/** The expression of a statement without what waits for it or throws its value away. */
const bare = (node) => (ts.isAwaitExpression(node) || ts.isVoidExpression(node) ? bare(node.expression) : node);

/** A condition that another operator below does not turn round already. */
const isWholeCondition = (node) => {
  const { parent } = node;
  const condition = ts.isConditionalExpression(parent) ? parent.condition : parent.expression;
  const holds = [ts.isIfStatement, ts.isWhileStatement, ts.isDoStatement, ts.isConditionalExpression];
  return (
    condition === node &&
    holds.some((is) => is(parent)) &&
    !ts.isPrefixUnaryExpression(node) &&
    !(ts.isBinaryExpression(node) && /^[!=]==$/.test(node.operatorToken.getText()))
  );
};

/** Values whose loss another operator tries, or that are nothing already. */
const isPlain = (node) =>
  ts.isLiteralExpression(node) ||
  [kinds.TrueKeyword, kinds.FalseKeyword, kinds.NullKeyword].includes(node.kind) ||
  ['undefined', '{}'].includes(node.getText());

const isResult = (node) => {
  if (isPlain(node) || ts.isFunctionLike(node) || ts.isVoidExpression(node)) return false;
  if (ts.isReturnStatement(node.parent)) return true;
  return ts.isArrowFunction(node.parent) && node.parent.body === node && !ts.isBlock(node);
};

const mayBeSwapped = (one, other) =>
  one.kind === other.kind &&
  (ts.isIdentifier(one) || ts.isPropertyAccessExpression(one) || ts.isLiteralExpression(one)) &&
  one.getText() !== other.getText();

/** Each operator gives what may be written in place of a node, or nothing. */
const operators = {
  'condition negated': (node) => isWholeCondition(node) && `!(${node.getText()})`,
  'negation dropped': (node) =>
    ts.isPrefixUnaryExpression(node) && node.operator === kinds.ExclamationToken && node.operand.getText(),
  'other operator': (node) => {
    if (!ts.isBinaryExpression(node)) return false;
    const operator = otherOperator[node.operatorToken.getText()];
    if (!operator || (node.operatorToken.kind === kinds.PlusToken && joinsTexts(node))) return false;
    const left = ts.isBinaryExpression(node.left) ? `(${node.left.getText()})` : node.left.getText();
    const text = `${left} ${operator} ${node.right.getText()}`;
    return ts.isExpressionStatement(node.parent) ? text : `(${text})`;
  },
  'other step': (node) =>
    (ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) &&
    /^(\+\+|--)|(\+\+|--)$/.test(node.getText()) &&
    node.getText().replace(/\+\+|--/, (step) => (step === '++' ? '--' : '++')),
  // a large one is a time in ms or a size, of which one more is not another program
  'other number': (node) =>
    ts.isNumericLiteral(node) && String(node.text < 1000 ? Number(node.text) + 1 : 2 * node.text),
  'other text': (node) => ts.isStringLiteralLike(node) && (node.text === '' ? "'mutant'" : "''"),
  'other truth': (node) => (node.kind === kinds.TrueKeyword && 'false') || (node.kind === kinds.FalseKeyword && 'true'),
  'call dropped': (node) => {
    if (!ts.isExpressionStatement(node.parent)) return false;
    const call = bare(node);
    const drops = ts.isCallExpression(call) && !isLeftAlone(call) && call.expression.kind !== kinds.SuperKeyword;
    return drops && 'undefined';
  },
  'arguments swapped': (node) => {
    const takesAnyOrder = /^Math\.(max|min)\b/.test(node.getText());
    const args =
      (ts.isCallExpression(node) || ts.isNewExpression(node)) && !takesAnyOrder ? [...(node.arguments ?? [])] : [];
    const first = args.findIndex((arg, place) => place + 1 < args.length && mayBeSwapped(arg, args[place + 1]));
    if (first === -1) return false;
    const [one, other] = args.slice(first);
    const [whole, start] = [node.getText(), node.getStart()];
    const text = (from, to) => whole.slice(from - start, to - start);
    const between = text(one.getEnd(), other.getStart());
    return `${text(start, one.getStart())}${other.getText()}${between}${one.getText()}${text(other.getEnd(), node.getEnd())}`;
  },
  'result emptied': (node) => isResult(node) && 'undefined',
};

const errors = ['Error', 'TypeError', 'RangeError'];

/** Types, imports, and what only a programmer reads. */
const isLeftAlone = (node) =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  (ts.isCallExpression(node) && (node.expression.kind === kinds.ImportKeyword || /^console\./.test(node.getText()))) ||
  (ts.isNewExpression(node) && errors.includes(node.expression.getText()));

const isName = (node) => node.parent.name === node || ts.isTaggedTemplateExpression(node.parent);

/**
 * Every single change of a source text, in its order: `before`, from `start` to `end`, becomes `after`. `nth` tells apart those that
 * read the same.
 */
export const candidatesOf = (file, source) => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found = [];
  const seen = new Map();
  const visit = (node) => {
    if (isLeftAlone(node)) return;
    for (const [operator, change] of isName(node) ? [] : Object.entries(operators)) {
      const after = change(node);
      if (!after) continue;
      const before = node.getText();
      const same = [file, operator, before].join('\n');
      const nth = seen.get(same) ?? 0;
      seen.set(same, nth + 1);
      const start = node.getStart();
      const line = tree.getLineAndCharacterOfPosition(start).line + 1;
      found.push({ file, line, operator, start, end: node.getEnd(), before, after, nth });
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(tree, visit);
  return found;
};

/**
 * The source with all changes of the list in it, each behind a question: `mutated(number)` says whether this one is made, and so hears
 * which of them are reached.
 */
export const switched = (source, mutants) => {
  const pieces = mutants.flatMap(({ start, end, number, after }) => [
    { at: start, opens: 1, order: start - end, text: `(mutated(${number}) ? ${after} : ` },
    { at: end, opens: 0, order: end - start, text: ')' },
  ]);
  // what ends at a place is closed before something opens there; the longer one encloses the shorter one
  pieces.sort((one, other) => one.at - other.at || one.opens - other.opens || one.order - other.order);
  let [text, done] = ['', 0];
  for (const piece of pieces) {
    text += source.slice(done, piece.at) + piece.text;
    done = piece.at;
  }
  return text + source.slice(done);
};
