/** A part of the planned stock: the last day on which it may be used, in days before today. */
interface Part {
  readonly until: number;
  quantity: number;
}

/** The stock of prepared items as planned, before anything is booked. */
export class PlannedStock {
  private readonly parts = new Map<string, Part[]>();

  usable(name: string, days: number): number {
    return this.usableParts(name, days).reduce((sum, { quantity }) => sum + quantity, 0);
  }

  add(name: string, until: number, quantity: number): void {
    const parts = this.parts.get(name) ?? [];
    parts.push({ until, quantity });
    this.parts.set(name, parts);
  }

  /** Takes up to a quantity, the earliest use-by first. Returns the earliest use-by of what was taken. */
  take(name: string, days: number, quantity: number): number {
    let open = quantity;
    let until = -Infinity;
    for (const part of this.usableParts(name, days)) {
      const taken = Math.min(open, part.quantity);
      if (taken <= 0) continue;
      part.quantity -= taken;
      open -= taken;
      until = Math.max(until, part.until);
    }
    return until;
  }

  /** Removes stock with a use-by on a day or before it. */
  drop(name: string, until: number): void {
    this.parts.set(
      name,
      (this.parts.get(name) ?? []).filter((part) => part.until < until),
    );
  }

  private usableParts(name: string, days: number): Part[] {
    const parts = (this.parts.get(name) ?? []).filter(({ until }) => days >= until);
    return parts.toSorted((one, other) => other.until - one.until);
  }
}
