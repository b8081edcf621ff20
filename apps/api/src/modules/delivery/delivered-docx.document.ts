import { renderAsync } from '@resvg/resvg-js';
import {
  AlignmentType,
  BorderStyle,
  Document,
  Footer,
  Header,
  HeadingLevel,
  ImageRun,
  Packer,
  PageBreak,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { LogoPicture } from '../../site-look.ts';
import type { CodeDrawing } from './code-of-address.ts';
import type { PrintedDocument, PrintedSection } from './printed-document.ts';

/** Fonts that stand in every office, near to those of the page. */
const TEXT = 'Calibri';
const HEADINGS = 'Cambria';
/** Box of the logo, px. */
const LOGO_WIDTH = 220;
const LOGO_HEIGHT = 80;
/** Side of the code, px. */
const CODE_SIDE = 120;
/** Twentieths of a point. */
const MARGIN = 1134;
const LINE = { color: 'ddd5c5', style: BorderStyle.SINGLE, size: 4 } as const;
const NONE = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const;

/** The document as DOCX: the same blocks as the PDF, as styles of Word, so that it is edited as one's own. */
export async function renderDocx(document: PrintedDocument): Promise<Buffer> {
  const { title, subtitle, owner, contacts, colour, sections, disclaimer, engine } = document;
  const code = document.page ? await pictureOf(document.page.code) : null;
  const file = new Document({
    title: 'Разбор',
    creator: owner,
    styles: {
      default: {
        document: { run: { font: TEXT, size: 22 }, paragraph: { spacing: { after: 140, line: 300 } } },
        title: { run: { font: HEADINGS, size: 56 }, paragraph: { spacing: { after: 80 } } },
        heading1: {
          run: { font: HEADINGS, size: 34, color: colour.slice(1) },
          paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: { page: { margin: { top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN } } },
        headers: { default: new Header({ children: [small(owner)] }) },
        footers: {
          default: new Footer({
            children: [
              new Paragraph({
                alignment: AlignmentType.RIGHT,
                children: [new TextRun({ size: 16, children: [PageNumber.CURRENT, ' из ', PageNumber.TOTAL_PAGES] })],
              }),
            ],
          }),
        },
        children: [
          ...coverOf(document),
          new Paragraph({ heading: HeadingLevel.TITLE, text: title }),
          small(subtitle),
          ...sections.flatMap(sectionOf),
          ...positionsOf(document),
          ...pageOf(document, code),
          small(disclaimer),
          small([owner, ...contacts].join(' · ')),
          small(engine),
        ],
      },
    ],
  });
  return Packer.toBuffer(file);
}

/** The first sheet: the practitioner, and the title under their name. Without a cover the logo stands over the title. */
function coverOf({ hasCover, logo, owner, contacts, title, subtitle }: PrintedDocument): Paragraph[] {
  const picture = logo ? [logoOf(logo)] : [];
  if (!hasCover) return picture;
  return [
    ...picture,
    new Paragraph({ children: [new TextRun({ text: owner, font: HEADINGS, size: 38 })] }),
    ...contacts.map(small),
    new Paragraph({ spacing: { before: 4_800 }, children: [new TextRun({ text: title, font: HEADINGS, size: 72 })] }),
    small(subtitle),
    new Paragraph({ children: [new PageBreak()] }),
  ];
}

function logoOf({ png, width, height }: LogoPicture): Paragraph {
  const scale = Math.min(LOGO_WIDTH / width, LOGO_HEIGHT / height);
  return new Paragraph({
    children: [
      new ImageRun({
        type: 'png',
        data: Buffer.from(png),
        transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
        altText: { name: 'logo', title: 'Логотип', description: 'Логотип' },
      }),
    ],
  });
}

const small = (text: string) => new Paragraph({ children: [new TextRun({ text, size: 17, color: '5c6078' })] });

function sectionOf({ title, verdict, paragraphs }: PrintedSection): Paragraph[] {
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: title }),
    ...(verdict === null ? [] : [new Paragraph({ children: [new TextRun({ text: verdict, bold: true })] })]),
    ...paragraphs.map((text) => new Paragraph({ text })),
  ];
}

function positionsOf({ positions, positionsTitle, bodyTitle }: PrintedDocument): (Paragraph | Table)[] {
  if (positions.length === 0) return [];
  const row = (cells: readonly string[], isHeader = false) =>
    new TableRow({
      tableHeader: isHeader,
      children: cells.map(
        (text) =>
          new TableCell({
            borders: { top: NONE, left: NONE, right: NONE, bottom: LINE },
            children: [
              new Paragraph({ spacing: { before: 40, after: 40 }, children: [new TextRun({ text, bold: isHeader })] }),
            ],
          }),
      ),
    });
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_1, text: positionsTitle }),
    new Table({
      width: { size: 100, type: WidthType.PERCENTAGE },
      rows: [
        row([bodyTitle, 'Долгота', 'Дом'], true),
        ...positions.map(({ name, place, house }) => row([name, place, house])),
      ],
    }),
  ];
}

function pageOf({ page, isProvable }: PrintedDocument, code: Buffer | null): Paragraph[] {
  if (!page || !code) return [];
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      text: isProvable ? 'Проверьте расчёт сами' : 'Тот же разбор на экране',
    }),
    new Paragraph({
      children: [
        new ImageRun({
          type: 'png',
          data: code,
          transformation: { width: CODE_SIDE, height: CODE_SIDE },
          altText: { name: 'code', title: 'QR-код', description: 'QR-код страницы разбора' },
        }),
      ],
    }),
    small(`Код открывает страницу разбора до ${page.until}`),
  ];
}

/** A code as a picture: Word draws no paths of ours. */
async function pictureOf({ side, d }: CodeDrawing): Promise<Buffer> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side * 8}" height="${side * 8}" viewBox="0 0 ${side} ${side}" shape-rendering="crispEdges"><rect width="${side}" height="${side}" fill="#fff"/><path d="${d}"/></svg>`;
  return (await renderAsync(svg)).asPng();
}
