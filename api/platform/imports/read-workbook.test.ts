import { expect, test } from 'vitest';
import { limits } from '#schema/limits.ts';
import { withUnlisted, zipOf } from '../../testing/zip.ts';
import { numberIn } from './cell-values.ts';
import { readTable } from './read-table.ts';

const sheetXml = (rows: string) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;

const secondSheet = sheetXml('<row r="1"><c r="A1"><v>9</v></c></row>');

/** A workbook as spreadsheets write it, with these rows in its first sheet. */
function workbook(rows: string, shared: readonly string[] = [], second = secondSheet): Promise<Buffer> {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006/relationships';
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${relations}"><workbookPr/><sheets>
      <sheet name="Items" sheetId="1" r:id="rId1"/><sheet name="Other" sheetId="2" r:id="rId2"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}">
      <Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>
      <Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>
      <Relationship Id="rId3" Type="${relations}/sharedStrings" Target="sharedStrings.xml"/>
      <Relationship Id="rId4" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst xmlns="${main}">${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet xmlns="${main}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': sheetXml(rows),
    'xl/worksheets/sheet2.xml': second,
  });
}

test('the first sheet is read: text, numbers as they are shown, results of formulas, dates and empty cells', async () => {
  const bytes = await workbook(
    `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Crème &amp; café</t></is></c></row>
     <row r="3"><c r="A3"><v>0.30000000000000004</v></c><c r="B3"><f>2*6</f><v>12</v></c>
       <c r="C3" s="1"><v>46353</v></c><c r="D3" t="b"><v>1</v></c></row>`,
    ['Name'],
  );
  expect(await readTable(bytes)).toEqual([
    { number: 1, cells: ['Name', '', 'Crème & café', ''] },
    { number: 3, cells: ['0.3', '12', '2026-11-27', 'true'] },
  ]);
});

test('a number with three decimals is not read as thousands where a point separates them', async () => {
  const [row] = await readTable(await workbook('<row r="1"><c r="A1"><v>2.375</v></c><c r="B1"><v>1234</v></c></row>'));
  expect(row?.cells.map((cell) => numberIn(cell, true))).toEqual(['2.375', '1234']);
});

test.each([
  ['cut off', async () => (await workbook('<row r="1"><c r="A1"><v>1</v></c></row>')).subarray(0, 400)],
  ['with a sheet that is no XML', () => workbook('<row r="1"><c r="A1"><v>1')],
  ['without a sheet', () => zipOf({ 'xl/workbook.xml': '<workbook/>' })],
  ['that is another archive', () => zipOf({ 'photo.jpg': 'x' })],
  ['without a row', () => workbook('')],
])('a workbook %s is refused with a sentence', async (_what, bytes) => {
  await expect(readTable(await bytes())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a workbook that unpacks to too much is refused before it is unpacked', async () => {
  const row = `<row r="1"><c r="A1"><v>${'1'.repeat(limits.importUnpackedMax)}</v></c></row>`;
  const bytes = await workbook(row);
  expect(bytes.length).toBeLessThan(limits.importBytesMax);
  await expect(readTable(bytes)).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});

test('a file of the archive that its list does not have is not read, because nothing counted it', async () => {
  const cell = '<row r="1"><c r="A1" t="s"><v>0</v></c></row>';
  const hidden = '<sst><si><t>Hidden</t></si></sst>';
  const bytes = withUnlisted(await workbook(cell, ['Name']), 'xl/sharedStrings.xml', hidden);
  expect(await readTable(bytes)).toEqual([{ number: 1, cells: ['Name'] }]);
});

const value = '<v>1</v></c>';

test.each([
  ['row', `<row r="1000000000"><c r="A1000000000">${value}</row>`],
  ['row, written as a power of ten', `<row r="1e9"><c r="A2">${value}</row>`],
  ['row of a cell alone', `<row><c r="A1000000000">${value}</row>`],
  ['row behind a namespace', `<row r="2" x:r="1000000000"><c r="A2">${value}</row>`],
  ['row after a decoy', `<row x=' r=' r="1000000000"><c r="A2">${value}</row>`],
  ['row without an end', `<row r="Infinity"><c r="A2">${value}</row>`],
  ['column', `<row r="2"><c r="ZZZZZZZ2">${value}</row>`],
  ['column that Excel has, too', `<row r="2"><c r="XFD2">${value}</row>`],
])('a workbook that claims a %s beyond what an import has is refused', { timeout: 5_000 }, async (_what, rows) => {
  const bytes = await workbook(`<row r="1"><c r="A1">${value}</row>${rows}`);
  await expect(readTable(bytes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('a text of many megabytes in a cell is refused at once', { timeout: 15_000 }, async () => {
  const bytes = await workbook(
    `<row r="1"><c r="A1" t="inlineStr"><is><t>${'a'.repeat(30_000_000)}</t></is></c></row>`,
  );
  await expect(readTable(bytes)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('empty cells that were only formatted do not count, wherever they are', async () => {
  const rows = `<row r="1"><c r="A1">${value}<c r="XFD1" s="1"/></row><row r="2"/>
    <row r="1048575"><c r="A1048575" s="1"/></row><row r="1048576" ht="15"></row>`;
  expect(await readTable(await workbook(rows))).toEqual([{ number: 1, cells: ['1'] }]);
});

test('a later sheet may have more rows than an import', async () => {
  const later = sheetXml(`<row r="20000"><c r="A20000">${value}</row>`);
  const bytes = await workbook(`<row r="1"><c r="A1">${value}</row>`, [], later);
  expect(await readTable(bytes)).toEqual([{ number: 1, cells: ['1'] }]);
});

/** Rows of five cells, each of them the first shared text. */
const repeated = (count: number) =>
  Array.from({ length: count }, (_row, index) => {
    const cells = ['A', 'B', 'C', 'D', 'E'].map((column) => `<c r="${column}${index + 1}" t="s"><v>0</v></c>`);
    return `<row r="${index + 1}">${cells.join('')}</row>`;
  }).join('');

test('one text that a workbook repeats in too many cells is refused', async () => {
  const bytes = await workbook(repeated(limits.importTextMax / limits.importCellMax / 5 + 1), [
    'a'.repeat(limits.importCellMax),
  ]);
  await expect(readTable(bytes)).rejects.toThrow('The cells of this file have more than 20 million characters.');
});

test('a text of many spaces in all cells is refused at once', { timeout: 5_000 }, async () => {
  const bytes = await workbook(repeated(4_000), [`${' '.repeat(2_000_000)}b`]);
  await expect(readTable(bytes)).rejects.toThrow('Row 1 has a cell of more than 2000 characters.');
});
