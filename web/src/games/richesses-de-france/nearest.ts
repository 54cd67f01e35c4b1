/** Where towns crowd, their rings overlap: a press means the town whose middle is nearest, not the one drawn last. */
export function nearestTown(event: MouseEvent & { currentTarget: Element }): number {
  const towns = [...(event.currentTarget.parentElement?.querySelectorAll<SVGElement>("[data-town]") ?? [])];
  const far = towns.map((town) => distance(middle(town.querySelector(".hit") ?? town), event));
  return Number(towns[far.indexOf(Math.min(...far))]?.dataset["town"]);
}

interface Spot {
  clientX: number;
  clientY: number;
}

function middle(shape: Element): Spot {
  const { x, y, width, height } = shape.getBoundingClientRect();
  return { clientX: x + width / 2, clientY: y + height / 2 };
}

function distance(one: Spot, other: Spot): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
