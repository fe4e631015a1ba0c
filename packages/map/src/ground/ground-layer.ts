/** Draws land, coasts and borders under a Leaflet map, of the cells that it shows. */
import { layerGroup, polygon, polyline, SVG, type LayerGroup, type Map as LeafletMap } from 'leaflet';
import { loadCell } from './ground.client';
import { cellsWithin, drawnCell, levelOf, type GroundName, type WantedCell } from './ground.model';

const PANE = 'ground';
/** A strip around the view is drawn, too, so that a map that is moved shows land at once. */
const MARGIN = 0.35;

type ShownCell = { layers: LayerGroup; names: GroundName[] };

export type Ground = {
  /** Loads and draws what the map shows now. */
  update: () => void;
  /** Names of the cells that are drawn. */
  names: () => GroundName[];
};

/** @param onNames called when other names are there than before */
export function createGround(map: LeafletMap, onNames: () => void): Ground {
  map.createPane(PANE).style.zIndex = '150';
  const renderer = new SVG({ pane: PANE, padding: MARGIN });
  const shown = new Map<string, ShownCell>();
  let wanted = new Set<string>();

  const draw = async (cell: WantedCell, level: ReturnType<typeof levelOf>) => {
    const loading = loadCell(level, cell.key);
    if (!loading) return;
    const stored = await loading;
    if (!wanted.has(cell.id) || shown.has(cell.id)) return;
    const { land, lakes, isles, ashore, coast, shores, borders, names } = drawnCell(stored, cell, level);
    const common = { pane: PANE, renderer, interactive: false } as const;
    const layers = layerGroup([
      polygon(land, { ...common, className: 'land', stroke: true, weight: 1, fillOpacity: 1 }),
      // Below the lakes: the coasts have islands in lakes, too, as triangles.
      polyline(coast, { ...common, className: 'coast', weight: 1 }),
      polyline(borders, { ...common, className: 'border', weight: 1 }),
      polygon(lakes, { ...common, className: 'water', stroke: true, weight: 1, fillOpacity: 1 }),
      polygon(isles, { ...common, className: 'land', stroke: false, fillOpacity: 1 }),
      polyline(shores, { ...common, className: 'coast', weight: 1 }),
      // Some of them lie on each other.
      polygon(ashore, { ...common, className: 'land', stroke: false, fillOpacity: 1, fillRule: 'nonzero' }),
    ]).addTo(map);
    shown.set(cell.id, { layers, names });
    clear();
    onNames();
  };
  // What was drawn for another zoom stays until all of the new is there: land does not blink.
  const clear = () => {
    const isWhole = [...wanted].every((id) => shown.has(id) || !pending.has(id));
    if (!isWhole) return;
    for (const [id, { layers }] of shown) {
      if (wanted.has(id)) continue;
      layers.remove();
      shown.delete(id);
    }
  };
  const pending = new Set<string>();
  const update = () => {
    const level = levelOf(map.getZoom());
    const bounds = map.getBounds().pad(MARGIN / 2);
    const extent = {
      west: bounds.getWest(),
      south: bounds.getSouth(),
      east: bounds.getEast(),
      north: bounds.getNorth(),
    };
    const cells = cellsWithin(extent, level);
    wanted = new Set(cells.map(({ id }) => id));
    for (const cell of cells) {
      if (shown.has(cell.id) || pending.has(cell.id)) continue;
      pending.add(cell.id);
      // Without its ground a map has its pins; the next view asks again.
      draw(cell, level)
        .catch(() => undefined)
        .finally(() => {
          pending.delete(cell.id);
          clear();
        });
    }
    clear();
    onNames();
  };
  const names = () => [...shown].flatMap(([id, cell]) => (wanted.has(id) ? cell.names : []));
  return { update, names };
}
