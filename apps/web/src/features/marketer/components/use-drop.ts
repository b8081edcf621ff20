import { type DragEvent, useState } from 'react';
import { dragType } from '../plan-actions.ts';

/** A place that takes a dragged post. @returns props of the element, and whether a post hangs over it */
export function useDrop(onPost: (id: string) => void) {
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent) => event.dataTransfer.types.includes(dragType);
  return {
    isOver,
    dropProps: {
      onDragOver: (event: DragEvent) => {
        if (!takes(event)) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!takes(event)) return;
        event.preventDefault();
        onPost(event.dataTransfer.getData(dragType));
      },
    },
  };
}
