import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
/** Folders in which types and values have a comment, too; functions have one everywhere. */
const THOROUGH = /^src\/(kit|milestones|thousand-miles|machines)\//;
const files = globSync('src/**/*.{ts,tsx}', { cwd: root, exclude: ['src/pages/**'] });

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** A type that is one of a list, or a key of a table: what it is stands with the list or the table, which lies above it. */
const isOneOfAbove = (statement: ts.Statement) =>
  ts.isTypeAliasDeclaration(statement) &&
  /^(\(typeof [A-Z_]+\)\[number\]|keyof typeof [A-Z_]+)$/.test(statement.type.getText());

const isFunction = (statement: ts.Statement) =>
  ts.isFunctionDeclaration(statement) ||
  (ts.isVariableStatement(statement) &&
    statement.declarationList.declarations.some(({ initializer }) => initializer && ts.isArrowFunction(initializer)));

/** What a file exports without a comment: the file, the line, its first words. */
function bareIn(file: string): string[] {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((statement) => isExported(statement) && !isOneOfAbove(statement))
    .filter((statement) => THOROUGH.test(file) || isFunction(statement))
    .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0)
    .map((statement) => {
      const { line } = source.getLineAndCharacterOfPosition(statement.getStart());
      return `${file}:${line + 1}: ${statement.getText().split('\n')[0]}`;
    });
}

test('everything that is exported has a comment', () => {
  expect(files.length).toBeGreaterThan(500);
  expect(files.flatMap(bareIn)).toEqual([]);
});
