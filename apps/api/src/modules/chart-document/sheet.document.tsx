/** @jsxRuntime automatic */
/** @jsxImportSource react */
import { Document, Page, renderToBuffer, Text, View } from '@react-pdf/renderer';
import { registerDocumentFonts } from '../../document-fonts.ts';
import { SiteHead } from '../../site-head.document.tsx';
import type { SiteLook } from '../../site-look.ts';
import { BlockView, Prose } from './block.document.tsx';
import type { Block, Sheet } from './sheet.ts';
import { styles } from './sheet-styles.ts';

/** Blocks by the page they begin: a heading that starts a page starts a flow of its own. */
function flowsOf(blocks: readonly Block[]): readonly (readonly Block[])[] {
  const flows: Block[][] = [[]];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.startsPage) flows.push([]);
    flows.at(-1)?.push(block);
  }
  return flows;
}

function Head({ sheet: { title, subtitle, warning, facts } }: { readonly sheet: Sheet }) {
  return (
    <View>
      <Prose style={styles.title}>{title}</Prose>
      <Prose style={styles.subtitle}>{subtitle}</Prose>
      <View style={styles.doubleRule} />
      <View style={styles.topFacts}>
        {facts.map(({ label, value, more }) => (
          <View key={label} style={styles.topFact}>
            <Text style={styles.topLabel}>{label}</Text>
            <Prose style={styles.topValue}>{value}</Prose>
            {more && <Prose style={styles.topMore}>{more}</Prose>}
          </View>
        ))}
      </View>
      {warning && (
        <View style={styles.warning}>
          <Prose style={styles.warningText}>{warning}</Prose>
        </View>
      )}
    </View>
  );
}

function Footer({ text }: { readonly text: string }) {
  return (
    <View style={styles.footer} fixed>
      <Prose style={styles.footerText}>{text}</Prose>
      <Text render={({ pageNumber, totalPages }) => `${pageNumber} / ${totalPages}`} />
    </View>
  );
}

function SheetDocument({ sheet, site }: { readonly sheet: Sheet; readonly site: SiteLook }) {
  return (
    <Document title="Натальная карта" language="ru">
      {flowsOf(sheet.blocks).map((blocks, flow) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is rendered once, its pages never move
        <Page key={flow} size="A4" style={styles.page}>
          <SiteHead site={site} margin={36} />
          {flow === 0 && <Head sheet={sheet} />}
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <BlockView key={index} block={block} />
          ))}
          <Footer text={sheet.footer} />
        </Page>
      ))}
    </Document>
  );
}

/** The document as an A4 PDF. The name of the person stands on the page only, not in the file's own title. */
export async function renderSheet(sheet: Sheet, site: SiteLook): Promise<Buffer> {
  await registerDocumentFonts();
  return renderToBuffer(<SheetDocument sheet={sheet} site={site} />);
}
