/** The small sheet of pages beside the app: the day look (paper, ink, wood, cinnabar), and its dark variant. */
export const STYLE = `:root{color-scheme:light dark;--paper:#f7f1e6;--leaf:#fcf8ef;--ink:#3b2a1e;--ink2:#69533f;--edge:#98806a;
--rule:#3b2a1e2b;--wood:#a5673f;--on-wood:#fff;--thread:#f6e9d0;--mark:#7a5717;--cinnabar:#b23a2a;--on:#fffaf2;--focus:#85502c;
--song:"Source Han Serif SC","Noto Serif CJK SC","Noto Serif SC","Songti SC",SimSun,serif}
@media(prefers-color-scheme:dark){:root{--paper:#1b1613;--leaf:#231d18;--ink:#ecdfc8;--ink2:#bfae94;--edge:#86745f;
--rule:#ecdfc82e;--wood:#6d4327;--on-wood:#fff6e8;--thread:#e6d3af;--mark:#d9b06a;--focus:#dda377}}
*{box-sizing:border-box}html{font:1.0625rem/1.7 "PingFang SC","Hiragino Sans GB","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif}
body{margin:0;background:var(--paper);color:var(--ink);min-height:100vh}
header{background:var(--wood);color:var(--on-wood);text-align:center;padding:.7rem 1rem .5rem}
h1{font:700 1.25rem/1.5 var(--song);letter-spacing:.15em;margin:0}
.thread{height:10px;background:repeating-linear-gradient(90deg,transparent 0 9%,var(--thread) 9% 9.6%,transparent 9.6% 27%),
linear-gradient(var(--wood) 2px,var(--thread) 2px 3px,var(--wood) 3px 5px,var(--thread) 5px 6px,var(--wood) 6px)}
.mark{margin:0;padding:.6rem 1rem;text-align:center;font-weight:700;color:var(--mark);border-bottom:1px solid var(--rule)}
main{max-width:30rem;margin:0 auto;padding:1.5rem 1rem 3rem}footer{padding:0 1rem 2rem;text-align:center;color:var(--ink2);font-size:.9rem}
footer p{margin:.25rem 0}img{display:block;max-width:100%;height:auto;margin:0 auto 1.5rem}
.frame{aspect-ratio:1;display:grid;place-items:center;text-align:center;margin:0 0 1.5rem;padding:1rem;border:1.5px solid var(--edge);background:var(--leaf);color:var(--ink2)}
.amount{margin:.5rem 0 1.25rem;text-align:center}.amount span{color:var(--ink2)}.amount b{display:block;font:700 2.5rem/1.3 var(--song)}
.lead{text-align:center;font:700 1.25rem/1.6 var(--song)}
dl{margin:0 0 1.5rem;border:1.5px solid var(--ink);outline:1px solid var(--rule);outline-offset:-5px;background:var(--leaf);padding:.75rem 1rem}
dl div{display:flex;gap:1rem;justify-content:space-between;padding:.35rem 0;border-bottom:1px solid var(--rule)}
dl div:last-child{border:0}dt{color:var(--ink2);flex:none}dd{margin:0;text-align:end;overflow-wrap:anywhere}
.code{font-family:ui-monospace,Menlo,Consolas,monospace;font-size:.85rem;overflow-wrap:anywhere}
form{margin:0 0 1rem;display:grid;gap:.75rem}.row{grid-template-columns:1fr 1fr;align-items:end}
label{color:var(--ink2);font-size:.9rem}select{display:block;width:100%}
button,select,.button{font:inherit;min-height:3rem;padding:.5rem 1rem;border:1.5px solid var(--edge);border-radius:0;background:var(--leaf);
color:var(--ink);cursor:pointer;text-align:center}
.button{display:block;text-decoration:none;line-height:1.9rem}.quiet{background:none;border-style:dashed}
:lang(th) .main,:lang(th) h1,:lang(en) .main,:lang(en) h1{letter-spacing:0}.main{background:var(--cinnabar);border-color:var(--cinnabar);color:var(--on);font:700 1.15rem/1.5 var(--song);letter-spacing:.15em;
box-shadow:inset 0 0 0 3px var(--cinnabar),inset 0 0 0 4px #fffaf266}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
details{margin-top:2rem;border-top:1px solid var(--rule);padding-top:.75rem}summary{min-height:3rem;padding:.6rem 0;cursor:pointer;color:var(--ink2)}
details p{margin:.25rem 0 1rem;color:var(--ink2)}.tricks{grid-template-columns:1fr 1fr}h2{font:700 1.05rem/1.5 var(--song);margin:1rem 0 .25rem}
ul{margin:0;padding-inline-start:1.2rem}@media(max-width:360px){.tricks,.row{grid-template-columns:1fr}}
`;
