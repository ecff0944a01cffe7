import { StorageLocation } from '../../features/stations/storage-location.entity.ts';
import { freezeLot, moveLot, openLot, quarantineLot, thawLot } from '../../features/inventory/lots/lot-acts.service.ts';
import { type Buying, SET_ASIDE } from './buying.ts';
import { at, type DemoKitchen } from '../../platform/demo/demo-kitchen.ts';
import { type Goods, rawItem } from './goods.ts';
import type { Act, Past } from './past.ts';
import { readShelves, type ShelfLot } from './past-stock.ts';
import { quantityText } from '../../platform/quantity.ts';

const PRAWN = 'Prawn 16/20';
const QUARANTINED = 'Chicken thigh';

/** Lots that were opened, frozen, thawed, moved and quarantined. */
export class LotStories {
  constructor(
    private readonly demo: DemoKitchen,
    private readonly goods: Goods,
    private readonly past: Past,
    private readonly buying: Buying,
  ) {}

  day(days: number): Act[] {
    const acts: Act[] = [];
    if (days === this.buying.lastDay(rawItem(this.goods, PRAWN))) acts.push(this.act(days, '10:50', this.freezePrawns));
    if (days === 2) acts.push(this.act(days, '15:30', this.freezePork));
    if (days === 1) {
      acts.push(
        this.act(days, '10:55', this.quarantine),
        this.act(days, '16:30', this.moveButter),
        this.act(days, '16:40', this.openCheese),
      );
    }
    return acts;
  }

  /** For tonight. */
  thawPrawns = async (when: Date): Promise<void> => {
    const { id } = await this.largest(PRAWN);
    const thawed = await thawLot(this.past.as('tom', when), { id, quantity: '1' });
    const storageLocationId = this.demo.idOf(StorageLocation, 'Fish drawer');
    await moveLot(this.past.as('tom', when), { id: thawed.id, storageLocationId });
  };

  private readonly freezePrawns = async (when: Date): Promise<void> => {
    const lots = (await readShelves(this.demo)).of(rawItem(this.goods, PRAWN));
    for (const { id, useBy } of lots) if (useBy) await freezeLot(this.past.as('tom', when), { id });
  };

  private readonly freezePork = async (when: Date): Promise<void> => {
    const frozen = await freezeLot(this.past.as('luis', when), part(await this.largest('Pork belly'), 2));
    const storageLocationId = this.demo.idOf(StorageLocation, 'Freezer');
    await moveLot(this.past.as('luis', when), { id: frozen.id, storageLocationId });
  };

  private readonly quarantine = async (when: Date): Promise<void> => {
    await quarantineLot(this.past.as('ana', when), {
      ...part(await this.largest(QUARANTINED), SET_ASIDE[QUARANTINED] ?? 5),
      reason: 'Vacuum bag torn; Northgate Meat collects it.',
    });
  };

  private readonly moveButter = async (when: Date): Promise<void> => {
    const storageLocationId = this.demo.idOf(StorageLocation, 'Line reach-in 1');
    await moveLot(this.past.as('tom', when), { ...part(await this.largest('Butter'), 2), storageLocationId });
  };

  private readonly openCheese = async (when: Date): Promise<void> => {
    await openLot(this.past.as('maria', when), part(await this.largest('Goat cheese'), 1));
  };

  private async largest(name: string): Promise<ShelfLot> {
    return (await readShelves(this.demo)).largest(rawItem(this.goods, name));
  }

  private act(days: number, time: string, run: (when: Date) => Promise<void>): Act {
    return { at: at(this.demo, days, time), run };
  }
}

/** This quantity of a lot, or all of it if it has less. */
function part({ id, quantity }: ShelfLot, required: number): { id: string; quantity?: string } {
  return required < quantity ? { id, quantity: quantityText(required) } : { id };
}
