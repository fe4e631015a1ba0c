/**
 * Dragging by a pointer. It lies beside the lists, with one draggable that stands for whichever row was taken: hundreds of rows
 * then cost nothing, and loading it draws none of them again.
 */
import { DndContext, DragOverlay, PointerSensor, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { t } from '@sojourn/ui';
import { useEffect, useImperativeHandle, useRef, useState, type PointerEvent, type Ref } from 'react';
import { styled } from 'styled-components';

/** An item that a pointer has taken. */
export type Taken = { id: string; title: string };

/** Takes an item by its handle. */
export type DragStart = (event: PointerEvent, taken: Taken, handle: HTMLElement) => void;

type DragLayerProps = {
  start: Ref<DragStart>;
  onMove: (id: string, point: { x: number; y: number }) => void;
  onDrop: (id: string) => void;
  onCancel: () => void;
};

const ROW = 'row';
const SLACK_PX = 6;

const Ghost = styled.div`
  position: absolute;
  right: 0;
  width: max-content;
  max-width: min(18rem, 70vw);
  padding: ${t.space[12]} ${t.space[16]};
  border: 1px solid ${t.color.accent};
  border-radius: ${t.radius.control};
  background: ${t.color.raised};
  box-shadow: ${t.shadow.float};
  font-weight: 600;
  overflow-wrap: anywhere;
  cursor: grabbing;
`;

// The board says itself what happens.
const silent = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

const Row = ({ start, take }: { start: Ref<DragStart>; take: (taken: Taken) => void }) => {
  const { setNodeRef, setActivatorNodeRef, listeners } = useDraggable({ id: ROW });
  useImperativeHandle(start, () => (event, taken, handle) => {
    setNodeRef(handle);
    setActivatorNodeRef(handle);
    take(taken);
    listeners?.['onPointerDown']?.(event);
  });
  return null;
};

export const DragLayer = ({ start, onMove, onDrop, onCancel }: DragLayerProps) => {
  const [taken, setTaken] = useState<Taken | null>(null);
  const [isDragging, setDragging] = useState(false);
  const latest = useRef(onMove);
  useEffect(() => {
    latest.current = onMove;
  });
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: SLACK_PX } }));
  const id = isDragging ? taken?.id : undefined;

  useEffect(() => {
    if (id === undefined) return undefined;
    let point: { x: number; y: number } | undefined;
    const follow = (event: globalThis.PointerEvent) => {
      point = { x: event.clientX, y: event.clientY };
      latest.current(id, point);
    };
    // The page moves under a pointer that rests at its edge.
    const again = () => point && latest.current(id, point);
    window.addEventListener('pointermove', follow);
    window.addEventListener('scroll', again, true);
    return () => {
      window.removeEventListener('pointermove', follow);
      window.removeEventListener('scroll', again, true);
    };
  }, [id]);

  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: silent, screenReaderInstructions: { draggable: '' } }}
      onDragStart={() => setDragging(true)}
      onDragEnd={() => {
        setDragging(false);
        if (id !== undefined) onDrop(id);
      }}
      onDragCancel={() => {
        setDragging(false);
        onCancel();
      }}
    >
      <Row start={start} take={setTaken} />
      <DragOverlay dropAnimation={null}>{isDragging && taken ? <Ghost>{taken.title}</Ghost> : null}</DragOverlay>
    </DndContext>
  );
};
