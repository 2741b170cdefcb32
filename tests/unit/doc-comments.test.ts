import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = globSync('src/{kit,milestones,thousand-miles,machines}/**/*.ts', { cwd: root });

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;

/** A type that is one of a list, or a key of a table: what it is stands with the list or the table, which lies above it. */
const isOneOfAbove = (statement: ts.Statement) =>
  ts.isTypeAliasDeclaration(statement) &&
  /^(\(typeof [A-Z_]+\)\[number\]|keyof typeof [A-Z_]+)$/.test(statement.type.getText());

test.each(files)('what %s hands on has a comment', (file) => {
  const source = ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const bare = source.statements
    .filter((statement) => isExported(statement) && !isOneOfAbove(statement))
    .filter((statement) => ts.getJSDocCommentsAndTags(statement).length === 0)
    .map((statement) => statement.getText().split('\n')[0]);
  expect(bare).toEqual([]);
});
