/** The six cities, each in a drawing of 240 by 100 that stands on its lower edge.
 * Inks come from the market: --deep, --colour, --pale; keylines are the house's. */

const CITIES: Record<string, string> = {
  london: `
    <path class="far" d="M0 100V70h14v-9h16v9h10V56h12v14h62V62h18v10h20V58h14v14h26V64h22v10h26v26z"/>
    <!-- the wheel -->
    <g class="line"><circle cx="31" cy="62" r="23"/><path d="M31 39v46M8 62h46M14.8 45.8l32.4 32.4M47.2 45.8 14.8 78.2"/></g>
    <path class="ink" d="M28 62 19 100h5l7-30 7 30h5l-9-38z"/>
    <!-- the clock tower -->
    <path class="mid" d="M72 100V42h20v58z"/>
    <path class="ink" d="M70 42h24l-3-8h-3L82 10l-6 24h-3z"/>
    <circle class="lit" cx="82" cy="52" r="6.5"/><path class="line" d="M82 48v4l3 2"/>
    <path class="line" d="M77 64v30M87 64v30"/>
    <!-- the dome -->
    <path class="mid" d="M104 100V80h44v20z"/><path class="ink" d="M110 80c0-15 7-22 16-22s16 7 16 22z"/>
    <path class="ink" d="M123 58v-7h6v7zM126 51v-7"/>
    <path class="line" d="M112 86v10M120 86v10M132 86v10M140 86v10"/>
    <!-- the bridge -->
    <path class="mid" d="M164 100V50h16v50zM212 100V50h16v50z"/>
    <path class="ink" d="M162 50h20l-4-8-6-10-6 10zM210 50h20l-4-8-6-10-6 10z"/>
    <path class="lit" d="M180 58h32v8h-32z"/><path class="ink" d="M150 88h90v7h-90z"/>
    <path class="line" d="M150 76c6 8 10 12 14 12M228 88c4 0 8-4 12-12"/>`,
  "new-york": `
    <path class="far" d="M0 100V66h12V52h14v20h8V44h16v30h8V36h14v40h34V48h14v22h8V40h16v34h14V54h16v18h10V60h20v40z"/>
    <!-- the lady with the torch -->
    <path class="mid" d="M14 100V86h28v14z"/>
    <path class="ink" d="M19 86c0-10 3-20 7-26h5c4 6 6 16 6 26z"/><circle class="ink" cx="28" cy="54" r="5"/>
    <path class="line" d="m22 50-3-3M25 48l-1-4M31 48l1-4M34 50l3-3M34 62l8-16"/><path class="lit" d="M40 46c-2-4 2-5 2-9 3 3 5 6 2 9z"/>
    <!-- a stepped tower with its mast -->
    <path class="mid" d="M84 100V52h6V40h6V28h18v12h6v12h6v48z"/><path class="ink" d="M101 28v-8h8v8zM105 20V4"/>
    <path class="line" d="M92 58v38M100 46v50M110 46v50M118 58v38"/>
    <!-- a crown of arches -->
    <path class="mid" d="M140 100V54h26v46z"/><path class="ink" d="M140 54c0-12 7-18 13-34 6 16 13 22 13 34z"/>
    <path class="lit thin" d="M146 54c0-6 3-9 7-9s7 3 7 9zM149 44c0-4 2-6 4-6s4 2 4 6z"/>
    <path class="line" d="M148 62v34M158 62v34M153 20V8"/>
    <!-- a slab and a water tower -->
    <path class="mid" d="M182 100V62h28v38z"/><path class="line" d="M188 70h16M188 78h16M188 86h16"/>
    <path class="ink" d="M190 52h12v-8l-6-5-6 5z"/><path class="line" d="M192 52v10M200 52v10"/>
    <path class="ink" d="M218 100V74h16v26z"/>`,
  "hong-kong": `
    <path class="far" d="M0 100C22 70 40 58 62 50c20-8 34-22 52-22 22 0 36 24 60 32 24 8 48 20 66 40z"/>
    <!-- towers under the peak -->
    <path class="mid" d="M30 100V58h18v42zM54 100V44h14v56z"/><path class="line" d="M36 64v32M42 64v32M61 50v46"/>
    <path class="ink" d="M82 100V34l16-20 16 20v66z"/>
    <path class="paleline" d="m82 36 32 26M114 36 82 62M82 66l32 26M114 66 82 92"/><path class="line" d="M94 18V6M102 18V6"/>
    <path class="mid" d="M126 100V42c0-8 4-13 9-13s9 5 9 13v58z"/><path class="line" d="M132 46v50M138 46v50"/>
    <path class="ink" d="M150 100V66h14v34z"/>
    <!-- a junk -->
    <path class="lit" d="M168 84C166 62 172 42 186 34c-3 16-2 34 4 50zM192 84c-5-18-5-38 2-54 14 8 24 30 24 54zM220 84c0-12-2-22-6-30 10 6 16 18 18 30z"/>
    <path class="line" d="M172 62c6-3 10-4 15-4M170 74h17M192 54c6-2 12-1 18 2M191 68c8-1 16-1 24 1"/>
    <path class="ink" d="M158 86h80l-8 12h-62z"/>`,
  "sao-paulo": `
    <path class="far" d="M0 100V62h14V50h18v18h12V46h16v28h48V54h16v20h14V44h18v30h16V56h16v16h20V64h32v36z"/>
    <!-- the stepped tower -->
    <path class="mid" d="M20 100V56h6V44h6V30h18v14h6v12h6v44z"/><path class="ink" d="M37 30V18h8v12z"/><path class="line" d="M41 18V6"/><path class="lit thin" d="M41 6h12v7H41z"/>
    <path class="line" d="M30 62v34M38 50v46M46 50v46M54 62v34"/>
    <!-- the wave of flats -->
    <path class="mid" d="M76 100V46c14-6 20 6 34 0s20-6 30 0v54z"/>
    <path class="line" d="M76 56c14-6 20 6 34 0s20-6 30 0M76 66c14-6 20 6 34 0s20-6 30 0M76 76c14-6 20 6 34 0s20-6 30 0M76 86c14-6 20 6 34 0s20-6 30 0"/>
    <!-- the bridge hung from an X -->
    <path class="paleline dark" d="m186 28-40 60M186 40l-26 50M186 28l48 60M186 40l30 50"/>
    <path class="ink" d="m170 100 13-42-7-38h6l5 32 6-32h6l-8 38 13 42h-7l-10-34-10 34z"/>
    <path class="ink" d="M140 86h100v7H140z"/>
    <!-- palms -->
    <path class="line thick" d="M10 100c2-12 2-20 0-28M228 100c-2-8-2-14 0-20"/>
    <path class="lit" d="M10 72c-8-6-12-4-14 2 5-1 9 0 14-2zM10 72c-2-9 2-12 8-12-1 5-4 8-8 12zM10 72c7-5 12-3 14 3-5-2-9-1-14-3zM228 80c-8-6-12-3-14 3 5-2 9-1 14-3zM228 80c-2-8 1-12 7-12 0 5-3 8-7 12zM228 80c6-4 10-2 12 3-4-1-8-1-12-3z"/>`,
  sydney: `
    <path class="far" d="M0 100V72h16V58h14v14h10V50h14v26h106V60h14v14h12V54h14v20h14V64h26v36z"/>
    <!-- the bridge -->
    <path class="line thick" d="M6 88C30 26 108 26 132 88"/><path class="line thick" d="M6 88c26-44 100-44 126 0"/>
    <path class="line" d="M30 56v32M46 46v42M62 42v46M78 42v46M94 46v42M108 56v32"/>
    <path class="ink" d="M0 86h140v7H0zM2 100V70h12v30zM124 100V70h12v30z"/>
    <!-- the sails -->
    <path class="lit" d="M142 90c2-18 12-32 28-38-5 12-5 26 1 38zM164 90c0-24 10-44 30-54-6 18-5 38 3 54zM190 90c0-18 8-32 22-40-4 14-3 28 4 40zM214 90c0-12 5-22 14-28 0 10 1 20 6 28z"/>
    <path class="paleline dark" d="M170 52c-10 10-14 22-15 38M194 36c-12 14-16 32-16 54M212 50c-8 10-11 24-10 40"/>
    <path class="ink" d="M134 90h106v5l-8 5H142z"/>`,
  tokyo: `
    <path class="far" d="M0 100V76l18-6 34-28c6-5 14-5 20 0l40 32 30 6V64h16v10h14V52h18v22h16V62h34v38z"/>
    <path class="snow" d="M42 50.5 52 42c6-5 14-5 20 0l12 9.5-7-1-5 6-7-5-7 6-6-6-5 4z"/>
    <!-- the pagoda -->
    <path class="mid" d="M22 100V84h28v16zM27 84V72h18v12zM30 72V62h12v10z"/>
    <path class="ink" d="M12 86c8-1 12-4 15-9h18c3 5 7 8 15 9zM18 73c6-1 9-3 11-7h14c2 4 5 6 11 7zM23 62c5-1 8-4 13-12 5 8 8 11 13 12zM36 50V38"/>
    <!-- the tower -->
    <path class="lit" d="M116 30h8l3 22 4 16 11 32h-10l-8-20h-8l-8 20H98l11-32 4-16z"/>
    <path class="line" d="M120 30V6M112 52h16M108 68h24M104 82h32M114 52l14 16M126 52l-14 16"/><path class="ink" d="M108 64h24v6h-24z"/>
    <!-- offices -->
    <path class="mid" d="M158 100V50h26v50zM190 100V66h18v34z"/><path class="line" d="M164 58h14M164 66h14M164 74h14M164 82h14M196 72v24M202 72v24"/>
    <path class="ink" d="M214 100V76h14v24z"/>
    <!-- a branch in blossom -->
    <path class="line thick" d="M240 30c-16 2-26 8-34 18M224 34c-2 6-2 10 0 16"/>
    <g class="bloom"><circle cx="208" cy="46" r="5"/><circle cx="217" cy="37" r="5"/><circle cx="226" cy="50" r="5"/><circle cx="231" cy="28" r="5"/></g>`,
};

export function cityOf(id: string): string {
  return CITIES[id] ?? "";
}
