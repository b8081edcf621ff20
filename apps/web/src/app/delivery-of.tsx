import { Suspense } from 'react';
import type { Delivered } from '../features/consultations/components/document-tools.tsx';
import { DeliveryPanel } from './area-parts.ts';

/** «Передать клиенту» of a written document: the desk of documents gives it its place. */
export function deliveryOf({ consultation, document }: Delivered) {
  return (
    <Suspense fallback={<p className="cap">Загружаем</p>}>
      <DeliveryPanel id={consultation.id} title={consultation.title} sections={document.sections} />
    </Suspense>
  );
}
