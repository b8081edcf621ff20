import type { Consultation } from '@nebosvod/contracts/consultations';
import { writerNote } from '@nebosvod/contracts/document-writer.table';
import type { ReadingDocument } from '@nebosvod/contracts/reading';
import { formatDate } from '@nebosvod/terms/civil-date';
import { Link, useNavigate } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { birthWords } from '../../birth/birth-words.ts';
import { saveLocalChart } from '../../birth/local-chart.ts';
import { localMap } from '../../birth/map-key.ts';
import { ChartContext } from '../../chart/chart-context.ts';
import { printTab } from '../../chart/print-tab.ts';
import { chartTabOf } from '../../chart/reading/factor-place.ts';
import readingClasses from '../../chart/reading/reading.module.css';
import { ReadingContents } from '../../chart/reading/reading-contents.tsx';
import { ReadingContext } from '../../chart/reading/reading-context.ts';
import { UncertainList, uncertainId, uncertainTitle } from '../../chart/reading/uncertain-list.tsx';
import { useSectionInSight } from '../../chart/reading/use-section-in-sight.ts';
import { useShownReading } from '../../chart/reading/use-shown-reading.ts';
import { WhyPanel } from '../../chart/reading/why-panel.tsx';
import { whyPicture } from '../../chart/reading/why-picture.tsx';
import { litName } from '../../chart/selection.ts';
import { useShownChart } from '../../chart/use-shown-chart.ts';
import { paths } from '../../platform/paths.ts';
import type { PracticeArea } from '../../text/areas.ts';
import { kindTitles } from '../../text/consultation-kinds.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { hintLook } from '../../ui/hint-look.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { DocumentSection } from './components/document-section.tsx';
import { type Delivered, DocumentTools } from './components/document-tools.tsx';
import { SaveLine } from './components/save-line.tsx';
import classes from './consultations.module.css';
import { useSaving } from './use-saving.ts';

interface Props {
  readonly area: PracticeArea;
  readonly consultation: Consultation;
  readonly document: ReadingDocument;
  readonly delivery?: (delivered: Delivered) => ReactNode;
}

/** A written document at work: contents at the side, sentences with what they rest on, tools above. */
export function WrittenDocument({ area, consultation, document, delivery }: Props) {
  const { title, kind } = consultation;
  const birth = document.inputs.births[0]?.birth;
  const other = document.inputs.births.find(({ role }) => role === 'second')?.birth;
  const { settings, sections, uncertain } = document;
  const request = useMemo(() => ({ ...(birth && { birth }), settings }), [birth, settings]);
  const chart = useShownChart(request, kind.startsWith('veda-'));
  const { reading, close } = useShownReading(document, chart);
  const saving = useSaving(consultation);
  const navigate = useNavigate();
  const [editing, setEditing] = useState<string | null>(null);
  const entries = [
    ...sections.map(({ id, title: name }) => ({ id, title: name, isLocked: false })),
    ...(uncertain.length > 0 ? [{ id: uncertainId, title: uncertainTitle, isLocked: false }] : []),
  ];
  const current = useSectionInSight(entries.map(({ id }) => id));
  return (
    <ChartContext value={chart}>
      <ReadingContext value={reading}>
        <PageTitle
          title={title}
          tab={kindTitles[kind]}
          ruled
          subtitle={
            <span className={classes.subtitle}>
              {birth && <span className="tn">{birthWords(birth, birth.utcOffsetSeconds ?? null)}</span>}
              <SaveLine saving={saving} />
            </span>
          }
          actions={
            <div className={`${classes.headActions} no-print`}>
              <Button icon="print" onClick={printTab}>
                Печать
              </Button>
              <Link to={paths[area]} search={{ tab: 'documents' }} {...buttonLook()}>
                Документы
              </Link>
            </div>
          }
        />
        <DocumentTools
          area={area}
          consultation={consultation}
          document={document}
          saving={saving}
          {...(delivery && { delivery })}
        />
        <div className={readingClasses.reading}>
          <div className={readingClasses.columns}>
            <ReadingContents entries={entries} current={current} />
            <article className={readingClasses.text} aria-label={title}>
              <p {...hintLook({ className: readingClasses.day })}>
                На {formatDate(document.asOf, { weekday: false })}, {writerNote(document)}
                {document.writer === 'composer-instead' && ': нейросеть не ответила, текст собрала программа'}
              </p>
              {sections.map((section) => (
                <DocumentSection
                  key={section.id}
                  section={section}
                  consultation={consultation}
                  saving={saving}
                  isEditing={editing === section.id}
                  onEdit={(isOn) => setEditing(isOn ? section.id : null)}
                />
              ))}
              {uncertain.length > 0 && <UncertainList document={document} />}
              <p {...hintLook({ className: classes.maker })}>
                {document.writer === 'model'
                  ? 'Выводы делает программа по правилам, которые видны в «почему так»; слова нейросети проверены: каждое предложение держится на факторах карты.'
                  : 'Текст собирает программа из карты по правилам, которые видны в «почему так».'}{' '}
                Повод для размышления, не совет врача или юриста.
              </p>
            </article>
            <WhyPanel
              picture={whyPicture(kind, birth)}
              onClose={close}
              {...(birth &&
                !kind.startsWith('numerology-') && {
                  onShow: (factor) => {
                    const place = chartTabOf(factor);
                    const { rule } = factor;
                    const shown = ('of' in rule && rule.of === 'second' && other) || birth;
                    saveLocalChart({ ...shown, ...(shown.name === undefined ? { name: title } : {}) });
                    void navigate({
                      to: paths[area],
                      search: {
                        map: localMap,
                        ...place.search,
                        ...(place.lit === null ? {} : { lit: litName(place.lit) }),
                      },
                    });
                  },
                })}
            />
          </div>
        </div>
      </ReadingContext>
    </ChartContext>
  );
}
