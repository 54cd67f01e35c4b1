/** The colours of the map, and the sign of each circuit. */

import type { Stage } from "./atlas";

/** Of the regions; neighbours differ. */
export const TINTS = ["#f6e7b4", "#dbe8b6", "#f8d9c0", "#e3dcec", "#cfe6cd", "#f7cfcf"];

interface Sign {
  ink: string;
  /** in a square of 24, to be filled */
  icon: string;
}

const BALL =
  "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 5 3.8 2.8-1.4 4.4H9.6l-1.4-4.4zM12 4.2l2 1.5-2 1.4-2-1.4zM4.6 10l2.5.2-.8 2.3-1.9.9zM19.4 10l-2.5.2.8 2.3 1.9.9zM8 18.7l.8-2.3h1.6l.4 2.9zM16 18.7l-.8-2.3h-1.6l-.4 2.9z";
const FLAG = "M4 2h2.2v20H4zM7.5 3H21l-3.5 4.5L21 12H7.5z";

const SIGNS: Record<string, Sign> = {
  economie: { ink: "#6f4596", icon: "M3 21V10.5l6 4v-4l6 4V5h5.5v16z" },
  monuments: {
    ink: "#9a4d1f",
    icon: "M2.5 9 12 3l9.5 6v2h-19zM5 12.3h3V19H5zM10.5 12.3h3V19h-3zM16 12.3h3V19h-3zM2.5 20h19v2h-19z",
  },
  casinos: {
    ink: "#a82f22",
    icon: "M12 2c2 4 8.5 6.2 8.5 11a4.2 4.2 0 0 1-7 3c.2 2.6 1.1 4.2 2.9 5.5H7.6c1.8-1.3 2.7-2.9 2.9-5.5a4.2 4.2 0 0 1-7-3C3.5 8.2 10 6 12 2z",
  },
  vins: {
    ink: "#84204c",
    icon: "M6.8 2h10.4c.8 6.2-1 10-4 10.9v6.3h4V22H6.8v-2.8h4v-6.3c-3-.9-4.8-4.7-4-10.9zM9 5l-.1 2.5h6.2L15 5z",
  },
  touristique: {
    ink: "#1f7a4d",
    icon: "M2.5 7.5h4.6l1.9-3h6l1.9 3h4.6v12.5h-19zM12 9.5a4.2 4.2 0 1 0 0 8.4 4.2 4.2 0 0 0 0-8.4zm0 2a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4z",
  },
  vacances: {
    ink: "#b3640a",
    icon: "M12 2.5c6 0 10 4 10 9.5-2.8-2-4.9-2-6.7 0-2-2-4.6-2-6.6 0-1.8-2-3.9-2-6.7 0 0-5.5 4-9.5 10-9.5zM10.9 11.5h2.2V22h-2.2z",
  },
  specialites: {
    ink: "#8c5a14",
    icon: "M12 4.5a1.7 1.7 0 0 1 1.6 2.2c4.5.9 7.4 4.5 7.4 9.3H3c0-4.8 2.9-8.4 7.4-9.3A1.7 1.7 0 0 1 12 4.5zM1.8 17.5h20.4V20H1.8z",
  },
  sports: { ink: "#2b5fa8", icon: BALL },
};

export function circuitInk(circuit: string): string {
  return SIGNS[circuit]?.ink ?? "#2b5fa8";
}

export function stageIcon(circuit: string, stage?: Pick<Stage, "is">): string {
  if (stage?.is === "race") return FLAG;
  return SIGNS[circuit]?.icon ?? FLAG;
}

/** The edge of a seal, about the middle of its square. */
export function scallop(radius: number, waves = 12): string {
  const points = Array.from({ length: waves * 2 }, (_, place) => {
    const angle = (place / waves) * Math.PI;
    const far = place % 2 ? radius * 0.86 : radius;
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far).toFixed(2)}`;
  });
  return `M${points.join("L")}z`;
}
