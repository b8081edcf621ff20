/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { createRequire } from 'node:module';
import { Document, Font, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { LegalText } from './legal-text.ts';

const require = createRequire(import.meta.url);
const fontFile = (subset: string, weight: number) =>
  require.resolve(`@fontsource/cormorant/files/cormorant-${subset}-${weight}-normal.woff`);

/** Each subset is a family of its own: react-pdf takes the first family that has the sign. */
for (const subset of ['cyrillic', 'latin'] as const) {
  Font.register({
    family: `Cormorant ${subset}`,
    fonts: [
      { src: fontFile(subset, 600), fontWeight: 400 },
      { src: fontFile(subset, 700), fontWeight: 700 },
    ],
  });
}
// The built-in hyphenation is English: it would break Russian words anywhere.
Font.registerHyphenationCallback((word) => [word]);

const styles = StyleSheet.create({
  page: {
    paddingVertical: 56,
    paddingHorizontal: 60,
    fontFamily: ['Cormorant cyrillic', 'Cormorant latin'],
    fontSize: 12,
    lineHeight: 1.4,
    color: '#1c1b2e',
  },
  title: { fontSize: 22, fontWeight: 700, marginBottom: 6, lineHeight: 1.2 },
  version: { color: '#5b5870', marginBottom: 14 },
  template: { borderWidth: 1, borderColor: '#9c6b12', color: '#6e4a08', padding: 8, marginBottom: 14 },
  heading: { fontSize: 15, fontWeight: 700, marginTop: 12, marginBottom: 4 },
  paragraph: { marginBottom: 6 },
  item: { flexDirection: 'row', marginBottom: 3 },
  mark: { width: 14 },
  itemText: { flex: 1 },
  footer: {
    position: 'absolute',
    // From the top: react-pdf loses a box that is set from the bottom when its text is made for each page.
    top: 798,
    left: 60,
    right: 60,
    fontSize: 10,
    color: '#5b5870',
    textAlign: 'center',
  },
});

/** Blocks of the Markdown that legal texts are written in: headings, list items and paragraphs. */
type Block = { readonly kind: 'heading' | 'item' | 'paragraph'; readonly text: string };

/** Splits a legal text into blocks; emphasis marks are dropped, numbered items keep their numbers. */
function blocksOf(markdown: string): Block[] {
  const plain = (text: string) =>
    text
      .replaceAll('**', '')
      .replaceAll(/\s*\n\s*/g, ' ')
      .trim();
  return markdown.split(/\n\s*\n/).flatMap((part): Block[] => {
    const heading = /^#{1,4}\s+(.*)$/.exec(part.trim());
    if (heading) return [{ kind: 'heading', text: plain(heading[1] ?? '') }];
    if (/^- /.test(part.trim())) {
      return part
        .trim()
        .split(/\n(?=- )/)
        .map((item) => ({ kind: 'item', text: plain(item.replace(/^- /, '')) }));
    }
    return part.trim() === '' ? [] : [{ kind: 'paragraph', text: plain(part) }];
  });
}

type TextStyle = (typeof styles)[keyof typeof styles];

/**
 * A paragraph that breaks between words only. A full stop is of another family than the word before it, and at such
 * a seam react-pdf would allow a hyphen: the penalty forbids it.
 */
function Prose({ style, children }: { readonly style: TextStyle; readonly children: ReactNode }) {
  return (
    <Text style={style} hyphenationPenalty={10_000}>
      {children}
    </Text>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  if (block.kind === 'heading') return <Prose style={styles.heading}>{block.text}</Prose>;
  if (block.kind === 'paragraph') return <Prose style={styles.paragraph}>{block.text}</Prose>;
  return (
    <View style={styles.item}>
      <Text style={styles.mark}>–</Text>
      <Prose style={styles.itemText}>{block.text}</Prose>
    </View>
  );
}

function LegalDocument({ text }: { readonly text: LegalText }) {
  return (
    <Document title={text.title} language="ru">
      <Page size="A4" style={styles.page}>
        <Text style={styles.title}>{text.title}</Text>
        <Text style={styles.version}>Версия от {text.version.split('-').reverse().join('.')}</Text>
        {text.isTemplate && (
          <Prose style={styles.template}>
            Это шаблон. Организатор сервиса должен заполнить места в квадратных скобках и согласовать текст с юристом.
          </Prose>
        )}
        {blocksOf(text.body).map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once, its blocks never move
          <BlockView key={index} block={block} />
        ))}
        <Text style={styles.footer} fixed render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
      </Page>
    </Document>
  );
}

const rendered = new Map<string, Promise<Buffer>>();

/** The text as an A4 PDF; rendered at the first request for its version. */
export function renderPrivacyPdf(text: LegalText): Promise<Buffer> {
  let pdf = rendered.get(text.hash);
  if (!pdf) {
    pdf = renderToBuffer(<LegalDocument text={text} />);
    rendered.set(text.hash, pdf);
    pdf.catch(() => rendered.delete(text.hash));
  }
  return pdf;
}
