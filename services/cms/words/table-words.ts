import { type InEach } from './admin-language'

type TableWords = {
  hint: string
  cell: (row: number, column: number) => string
  addRow: string
  addColumn: string
  removeRow: (row: number) => string
  removeColumn: (column: number) => string
}

export const tableWords: InEach<TableWords> = {
  en: {
    hint: 'The first row holds the headings. Tab goes from cell to cell; a table from Word or Excel is pasted into any cell.',
    cell: (row, column) => `Row ${row}, column ${column}`,
    addRow: 'Add a row',
    addColumn: 'Add a column',
    removeRow: (row) => `Remove row ${row}`,
    removeColumn: (column) => `Remove column ${column}`,
  },
  fr: {
    hint: 'La première ligne porte les titres. Tab passe d’une cellule à l’autre ; un tableau de Word ou d’Excel se colle dans n’importe quelle cellule.',
    cell: (row, column) => `Ligne ${row}, colonne ${column}`,
    addRow: 'Ajouter une ligne',
    addColumn: 'Ajouter une colonne',
    removeRow: (row) => `Supprimer la ligne ${row}`,
    removeColumn: (column) => `Supprimer la colonne ${column}`,
  },
  zh: {
    hint: '首行为标题。按 Tab 键切换单元格；可将 Word 或 Excel 表格粘贴到任一单元格。',
    cell: (row, column) => `第 ${row} 行，第 ${column} 列`,
    addRow: '添加一行',
    addColumn: '添加一列',
    removeRow: (row) => `删除第 ${row} 行`,
    removeColumn: (column) => `删除第 ${column} 列`,
  },
}
