import {
  AlignmentType,
  BorderStyle,
  Paragraph,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx'
import type { ApplicationDocument, Column, Table as Given } from '../application-document.ts'

const QUIET = '46524d'
/** Twentieths of a point between the margins of A4. */
const WIDTH = 9638
/** Rows to fill in by hand where a table is still empty. */
const BLANK_ROWS = 4

/** Returns a table whose head is repeated on each page; an empty one has rows to fill in. */
export function tableOf({ columns, rows, foot }: Given): Table {
  const blank = columns.map(() => '')
  const bodyRows = rows.length > 0 ? rows : Array.from({ length: BLANK_ROWS }, () => blank)
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: columns.map(({ width }) => Math.round(width * WIDTH)),
    borders: bordersOf('d8d0be'),
    rows: [
      rowOf(columns, { cells: columns.map(({ title }) => title), bold: true, isHead: true }),
      ...bodyRows.map((cells) => rowOf(columns, { cells })),
      ...(foot && rows.length > 0 ? [rowOf(columns, { cells: foot, bold: true })] : []),
    ],
  })
}

type Row = { cells: readonly string[]; bold?: boolean; isHead?: boolean }

function rowOf(columns: readonly Column[], { cells, bold = false, isHead = false }: Row): TableRow {
  return new TableRow({
    // Some readers take even a false value for a head.
    ...(isHead && { tableHeader: true }),
    cantSplit: true,
    children: columns.map((column, at) =>
      cellOf({
        width: column.width,
        right: column.align === 'right',
        run: new TextRun({ text: cells[at] ?? '', bold, size: 20, ...(isHead && { color: QUIET }) }),
      }),
    ),
  })
}

function cellOf({ width, right, run }: { width: number; right: boolean; run: TextRun }): TableCell {
  return new TableCell({
    width: { size: Math.round(width * WIDTH), type: WidthType.DXA },
    margins: { top: 50, bottom: 50, left: 90, right: 90 },
    children: [
      new Paragraph({
        alignment: right ? AlignmentType.RIGHT : AlignmentType.LEFT,
        spacing: { after: 0 },
        children: [run],
      }),
    ],
  })
}

/** Returns a table with a row for each member to sign. */
export function signatureTable({ names, labels }: ApplicationDocument['signatures']): Table {
  const widths = [0.36, 0.34, 0.3]
  const row = (cells: readonly string[], height?: number) =>
    new TableRow({
      cantSplit: true,
      ...(height === undefined
        ? { tableHeader: true }
        : { height: { value: height, rule: 'atLeast' as const } }),
      children: cells.map((text, at) =>
        cellOf({
          width: widths[at] ?? 0,
          right: false,
          run: new TextRun({ text, size: 20, ...(height === undefined && { color: QUIET }) }),
        }),
      ),
    })
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths.map((width) => Math.round(width * WIDTH)),
    borders: bordersOf('8d968f'),
    rows: [row(['', labels.signature, labels.date]), ...names.map((name) => row([name, '', ''], 720))],
  })
}

function bordersOf(color: string) {
  const line = { style: BorderStyle.SINGLE, size: 4, color }
  const none = { style: BorderStyle.NONE, size: 0, color: 'auto' }
  return { top: line, bottom: line, insideHorizontal: line, left: none, right: none, insideVertical: none }
}
