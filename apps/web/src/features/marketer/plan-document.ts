import type { ContentPlan, ContentPlanItem } from '@nebosvod/contracts/content-plans';
import { networkTitles } from '@nebosvod/contracts/social-media';
import { formatDate, formatDateRange } from '@nebosvod/terms/civil-date';
import { Document, HeadingLevel, Packer, Paragraph, TextRun } from 'docx';
import { byDay } from './plan-order.ts';
import { formatWords } from './plan-words.ts';

/** Font that stands in every office. */
const FONT = 'Calibri';

/** The plan as a document of Word: day after day, each text ready to be edited or handed over. */
export function planDocument(plan: ContentPlan): Promise<Blob> {
  return Packer.toBlob(
    new Document({
      title: plan.title,
      styles: { default: { document: { run: { font: FONT, size: 22 }, paragraph: { spacing: { after: 120 } } } } },
      sections: [
        {
          children: [
            new Paragraph({ heading: HeadingLevel.TITLE, text: plan.title }),
            new Paragraph({ text: formatDateRange(plan.from, plan.to) }),
            ...[...byDay(plan.items)].flatMap(([date, items]) => [
              new Paragraph({ heading: HeadingLevel.HEADING_1, text: formatDate(date, { weekday: true }) }),
              ...items.flatMap(itemParagraphs),
            ]),
          ],
        },
      ],
    }),
  );
}

function itemParagraphs(item: ContentPlanItem): Paragraph[] {
  const { time, network, format, topic, skyReason, hook, text, callToAction, hashtags, visualBrief, erid } = item;
  const where = [time, networkTitles[network], formatWords[format]].filter((part) => part !== null).join(' · ');
  const lines = (words: string) => words.split('\n').filter((line) => line.trim() !== '');
  return [
    new Paragraph({ heading: HeadingLevel.HEADING_2, text: topic }),
    new Paragraph({ text: where }),
    ...lines(skyReason).map((line) => new Paragraph({ children: [new TextRun({ text: line, italics: true })] })),
    ...lines(hook).map((line) => new Paragraph({ children: [new TextRun({ text: line, bold: true })] })),
    ...[text, callToAction, hashtags.join(' ')].flatMap(lines).map((line) => new Paragraph({ text: line })),
    ...lines(visualBrief).map((line) => new Paragraph({ text: `Визуал: ${line}` })),
    ...(erid === '' ? [] : [new Paragraph({ text: `Реклама. erid: ${erid}` })]),
  ];
}
