import ts from 'typescript';

/** A source with one change that its tests should notice. */
export interface Mutant {
  readonly line: number;
  /** What stood there, and what stands there now. */
  readonly before: string;
  readonly after: string;
  /** The whole of it. */
  readonly text: string;
}

type Change = readonly [start: number, end: number, after: string];

/** What an operator is changed into: to its opposite, and where it bounds something, by one step. */
const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '&&': ['||'],
  '||': ['&&'],
  '??': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
};
/** What a method is changed into; nothing: it is left out. */
const methods: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  floor: 'ceil',
  ceil: 'floor',
  round: 'floor',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  filter: '',
  slice: '',
  toSorted: '',
  toReversed: '',
  trim: '',
  toLowerCase: '',
  toUpperCase: '',
};

/** Every change of one place that a test of the decision should notice. Types, imports and the words of faults are left alone. */
export function mutantsOf(text: string): Mutant[] {
  const source = ts.createSourceFile('policy.ts', text, ts.ScriptTarget.ES2023, true);
  return changesIn(source, source).map(([start, end, after]) => ({
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    before: inOneLine(text.slice(start, end)),
    after: inOneLine(after),
    text: text.slice(0, start) + after + text.slice(end),
  }));
}

function changesIn(node: ts.Node, source: ts.SourceFile): Change[] {
  if (isLeftAlone(node)) return [];
  const inside: Change[] = [];
  node.forEachChild((child) => void inside.push(...changesIn(child, source)));
  return [...changesOf(node, source), ...inside];
}

const isLeftAlone = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  (ts.isNewExpression(node) && node.expression.getText().endsWith('Error'));

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const instead = (...texts: readonly string[]) => texts.map((after): Change => [node.getStart(source), node.getEnd(), after]);
  if (ts.isBinaryExpression(node)) return operatorChanges(node, source);
  if (ts.isPrefixUnaryExpression(node)) return isSign(node) ? instead(node.operand.getText(source)) : [];
  if (ts.isCallExpression(node)) return methodChanges(node, source);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return instead('false');
  if (node.kind === ts.SyntaxKind.FalseKeyword) return instead('true');
  if (isConstant(node)) return instead(constantBeside(node));
  if (ts.isTemplateExpression(node)) return instead("''");
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) return instead('[]');
  return [...conditionChanges(node, source), ...(isStatementToDrop(node) ? instead(';') : [])];
}

function operatorChanges({ left, operatorToken, right }: ts.BinaryExpression, source: ts.SourceFile): Change[] {
  const operator = operatorToken.getText(source);
  if (operator === '+' && [left, right].some(isText)) return [];
  return (operators[operator] ?? []).map((after) => [operatorToken.getStart(source), operatorToken.getEnd(), after]);
}

function methodChanges({ expression, ...call }: ts.CallExpression, source: ts.SourceFile): Change[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const { name, expression: receiver } = expression;
  const after = methods[name.text];
  if (after === undefined) return [];
  // Without the call what it was called on is left.
  return after === '' ? [[receiver.getEnd(), call.end, '']] : [[name.getStart(source), name.getEnd(), after]];
}

function conditionChanges(node: ts.Node, source: ts.SourceFile): Change[] {
  const condition =
    ts.isIfStatement(node) || ts.isWhileStatement(node) || ts.isDoStatement(node)
      ? node.expression
      : ts.isConditionalExpression(node) || ts.isForStatement(node)
        ? node.condition
        : undefined;
  return condition ? [[condition.getStart(source), condition.getEnd(), `!(${condition.getText(source)})`]] : [];
}

const isStatementToDrop = (node: ts.Node): boolean =>
  ts.isExpressionStatement(node) ||
  ts.isIfStatement(node) ||
  ts.isThrowStatement(node) ||
  ts.isBreakStatement(node) ||
  ts.isContinueStatement(node) ||
  (ts.isReturnStatement(node) && node.expression !== undefined);

const isSign = ({ operator }: ts.PrefixUnaryExpression): boolean =>
  operator === ts.SyntaxKind.ExclamationToken || operator === ts.SyntaxKind.MinusToken;

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);

type Constant = ts.NumericLiteral | ts.BigIntLiteral | ts.StringLiteral | ts.NoSubstitutionTemplateLiteral;

/** A name is none: that of a property, or where something is exported from. */
function isConstant(node: ts.Node): node is Constant {
  const isLiteral = ts.isNumericLiteral(node) || ts.isBigIntLiteral(node) || ts.isStringLiteralLike(node);
  if (!isLiteral) return false;
  const { parent } = node;
  return !(ts.isPropertyAssignment(parent) && parent.name === node) && !ts.isExportDeclaration(parent);
}

function constantBeside(node: Constant): string {
  if (ts.isNumericLiteral(node)) return String(Number(node.text) + 1);
  if (ts.isBigIntLiteral(node)) return `${BigInt(node.text.slice(0, -1)) + 1n}n`;
  return node.text === '' ? "'mutant'" : "''";
}

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
