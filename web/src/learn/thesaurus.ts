/** What people say, and what the rules have for it: words that mean the same, and things with the kind they are of. Folded. */
import type { Language } from '../lib/words.svelte';

/** A line is one idea: each of its words may stand for each other one. */
const SAME: Record<Language, string> = {
  en: `
    begin begins beginning start starts first opening initial starting
    setup setting prepare place put lay out
    end ends over finish finished last final stop
    win wins winner won victory beat defeat
    lose loses lost out eliminated leave leaves kicked throw thrown knocked dropped
    tie tied draw equal same tiebreaker shared
    player players people person opponent opponents rival others other someone somebody another else anybody neighbour enemy
    everyone everybody all both every
    move moves moved go goes walk run travel advance step steps far
    pass passing past overtake jump over skip through
    back backward backwards reverse return returns retreat behind
    space spaces field square spot tile
    pay pays cost costs price toll fee money charge expensive cheap afford
    free nothing gratis without
    buy purchase shop stall store market item items trade
    steal steals stealing rob stolen take
    get gets take takes gain gains receive earn collect collects bring brings give gives
    donate spend sell hand away
    build builds building make construct craft part parts
    several many multiple more together simultaneous two both
    must obliged have forced mandatory required need
    optional voluntary may like refuse
    immediately once instantly now directly next away straight
    empty ran none left gone exhausted run ended
    limit maximum most only max number
    double doubles twice doubled
    rise up climb higher increase
    sink down lower descend drop reduce
    roof top attic
    look see peek view open public
    secret hidden covered face-down concealed
    choose decide pick choice which
    order sequence first
    discard discarded remove removed throw rid trash aside game
    refill draw fill new deck
    points point score scores worth value scoring
    bonus extra additional more
    turn round go
    deck pile stack cards
    greg robot solo alone he his
    left right direction forward face faces
    children kids child kid family young
    pipe pipes shortcut tunnel tube
    nursery baby bedroom
    award awards medal prize
    mouldy moldy rotten bad mold
    marker markers stone stones flag flags cube cubes disc piece
    steps phases summary overview course
    execute resolve carried done activate activated act
    storage pantry food larder
    melody music song note flute
    gap between
    rich broke enough debt
    two 2
    three 3
    four 4
    five 5
  `,
  de: `
    beginnt beginnen beginn anfang anfangs start starten erste zuerst anfangen beginnst
    aufbau aufbauen vorbereiten vorbereitung auslegen hinlegen liegen legen stellen hinstellen stehen aufstellen
    ende endet aus vorbei schluss fertig letzte letzten
    gewinnt gewinnen gewinnst gewonnen sieg sieger schlagen besiegen gewinner
    verliert verlieren raus ausscheidet ausscheiden ausgeschieden scheidest rauswerfen fliegt flucht fliehen rausgeflogen
    gleichstand unentschieden gleich gleiche gleichviel teilt
    spieler person personen leute mitspieler gegner fremd fremde fremden andere anderer jemand jemanden nachbar
    alle jeder beide alles
    ziehen ziehst zieht laufen lauft bewegen gehen geht schritte weit wandern
    vorbei vorbeiziehen vorbeikommen uberholen uberspringen hindurch durch passieren
    zuruck ruckwarts umkehren wenden
    feld felder lauffeld kastchen platz
    zahlen zahlst bezahlen kostet kosten preis gebuhr zoll geld teuer gibst
    gratis umsonst kostenlos nichts
    kaufen einkaufen laden stand verkaufsstand markt gegenstand gegenstande erwerben
    stehlen stehle stiehlst stiehlt klauen diebstahl dieb rauben
    bekommen bekommst bekommt erhalt erhalten nehmen nimmst kriegen bringt bringen kassieren
    sammeln sammelst einsammeln ernten bekommen
    spenden abgeben ausgeben verschenken
    bauen baust gebaut teil teile konstruieren raketenteil
    mehrere mehr viele gleichzeitig zusammen gemeinsam zwei beide
    muss mussen pflicht zwingend notig
    freiwillig darf darfst verzichten
    sofort gleich direkt nachsten ab
    leer aus ausgegangen aufgebraucht keine ohne zuende erschopft verbraucht
    hochstens maximal maximum grenze begrenzung beliebig hochstzahl
    doppelt verdoppelt zweimal verdoppeln
    steigt hoch rauf hinauf oben steigen
    sinkt runter hinunter senken unten sinken tiefer niedriger
    dach oben dachboden spitze
    ansehen sehen schauen gucken spicken sieht offen
    verdeckt geheim zugedeckt umgedreht heimlich
    wahlen wahlst bestimmen aussuchen entscheiden bestimmst
    reihenfolge zuerst ablauf
    ablegen abgelegt wegwerfen loswerden entfernt rausnehmen weglegen los
    nachziehen auffullen aufgefullt neu neue ziehst
    punkte punkt wertung wert zahlt zahlen wertet punktet
    bonus extra zusatzlich mehr boni
    zug runde
    stapel karten deck nachziehstapel
    greg roboter robo allein solo er seine
    links rechts richtung vorwarts schaut schauen blickt
    kinder kind familie kleine
    rohr rohre rohren abkurzung tunnel
    kinderstube baby babys
    auszeichnung medaille orden
    schimmelkase verschimmelt schimmel schimmlig
    wertungsstein wertungssteine stein steine fahnchen marker klotzchen
    schritte ablauf ubersicht phasen zugubersicht uberblick
    ausfuhren ausgefuhrt aktiviert aktivieren aktion
    vorratshohle vorratskammer speisekammer
    melodie musik lied flote
    lucke zwischen
    pleite genug reicht schulden
    zwei zweit 2
    drei dritt 3
    vier viert 4
    funf funft 5
    kostet erlaubt
    stockwerk etage stock
  `,
  it: `
    comincia cominci cominciare inizia inizio iniziare primo partenza iniziale comincio
    preparazione preparare mettere metti piazzare piazzo piazzi sistemare disporre
    fine finisce finita finire conclusa termina ultimo ultima
    vince vinci vincere vittoria vincitore batto battere sconfiggere
    perde perdere esce esci uscire eliminato lascia fuori escono usciti cacciare
    pareggio parita pari uguale stessi condivisa spareggio
    giocatore giocatori persone persona avversario avversari altri altro altrui qualcuno vicino
    tutti ognuno entrambi ogni
    muovere muovi muovo muove spostare andare va passi passo avanza avanzare cammina
    superare superi passare attraversare attraversa saltare scavalcare sorpassare oltre passo
    indietro tornare torna retrocedere
    spazio spazi casella caselle posto
    pagare paghi paga pago costa costo prezzo pedaggio soldi caro
    gratis niente senza nulla
    comprare compro acquistare acquisti negozio bancarella mercato oggetto oggetti
    rubare ruba rubo furto ladro rubando
    prendere prendi prendo ricevi ricevo ottieni ottengo guadagno guadagnare da danno
    raccogliere raccogli raccolgo raccolgono prendere
    donare doni dono regalare spendere
    costruire costruisci costruisco parti parte fare
    piu diversi insieme contemporaneamente due
    devi obbligo obbligatorio obbligatorie necessario serve
    puoi facoltativo facoltative rinunciare
    subito immediatamente prossimo adesso
    finito finiti esaurito esauriti vuoto senza resta restano esaurita
    massimo limite quante solo illimitati
    doppio raddoppia raddoppiare due volte doppia
    sale salire su alto
    scende scendere giu basso abbassare
    tetto cima soffitta
    guardare vedere vedono sbirciare scoperte
    coperta coperte segrete nascoste segreto
    scegliere scegli decidi quale decidere
    ordine prima
    scartare scarti scarta scartate eliminare togliere liberarsi libero buttare
    pescare peschi riempire nuova nuove mazzo
    punti punto punteggio vale valgono valore
    bonus extra
    turno round
    mazzo carte pila
    greg robot solitario solo lui suoi
    destra sinistra direzione avanti rivolti
    bambini giovani famiglia ragazzi piccoli
    tubatura tubature tubo tubi scorciatoia galleria
    nursery cuccioli
    riconoscimento riconoscimenti medaglia premio
    ammuffito ammuffiti muffa marcio
    segnalino segnalini bandierina cubetti
    fasi fase turno riassunto
    eseguire esegue attiva attivate attivati azione
    magazzino dispensa
    melodia musica canzone flauto
    debito basta abbastanza
    due 2
    tre 3
    quattro 4
    cinque 5
  `,
  pl: `
    zaczyna zaczynasz zaczynaja poczatek poczatku start pierwszy rozpoczyna rozpoczeciem rozpoczac startowe pierwsza
    przygotowanie przygotuj przygotowac polozyc kladziesz klade postawic ustawic leza rozstawic wylozyc
    koniec konczy koncza skonczyc ostatnia ostatni zakonczenie
    wygrywa wygrac wygral zwyciestwo pokonac zwyciezca
    przegrywa przegrac odpada odpadl odpadli odpadasz wyrzucic wyrzuce wypadl opuscic
    remis remisie rowno rowna tyle wspolne
    gracz gracze graczy osoba osob przeciwnik rywal rywali rywalowi inni innym innych kogos ktos sasiad cudzy cudzymi
    wszyscy wszystkie kazdy kazda oba obaj
    ruszyc ruszasz przesuwasz przesunac isc idzie biegnie przebiec pol krokow ruch
    mijac przejsc przechodze przechodzic wyprzedzac przeskoczyc obok przez
    wstecz tylu cofac cofa wracac wrocic wraca
    pole pola polu pol miejsce
    placic placisz placi placenie zaplacic kosztuje koszt cena oplata pieniadze drogi
    darmo darmowy nic bez
    kupic kupowac zakupy sklep stoisko stoisku targ przedmiot przedmioty
    krasc ukrasc kradziez zlodziej placenia
    dostac dostajesz dostaje bierzesz wziac zyskac zyskuje daje zabiera zdobyc bierze
    zbierac zbierasz zbiera
    przekazac oddac wydac podarowac przekazujesz
    budowac budujesz zbudowac modul moduly czesc czesci
    kilka wiele razem jednoczesnie naraz dwa
    musisz musi obowiazek potrzebne konieczne trzeba
    mozesz dobrowolne zrezygnowac wolno
    natychmiast zaraz razu nastepnej
    pusta puste skonczyly skonczyl brak zabraknie zuzyte bez koncza wyczerpal
    najwyzej maksymalnie limit dowolna ograniczenie
    podwojnie podwaja podwoic dwukrotnie
    gora gore wyzej podnosi wejsc
    dol schodzi obnizyc nizej opuscic zejsc spada
    dach dachu szczyt strych gorze
    widziec widza zobaczyc podgladac patrzec ogladac odkryte jawne
    zakryte zakryta tajne ukryte
    wybrac wybierasz decydowac ktora
    kolejnosc najpierw pierwsza
    odrzucic odrzuca odrzucone usunac pozbyc wyrzucic pudelka
    dobrac dobierasz uzupelnic nowe nowa talia
    punkty punktow punktuje punkt wartosc warta warte
    premia bonus dodatkowy
    tura ture tury runda kolej
    talia talii stos kart
    szczurobot szczurobota robot solo greg sam jego
    lewo prawo kierunek naprzod patrza
    dzieci mlodszych rodzina dziecko
    rura rury rure skrot tunel
    salon salonu dziecko
    nakretka nakretki medal nagroda
    splesnialy plesn zepsuty
    znacznik znaczniki znacznikow choragiewka kostki pionek
    etapy kroki przebieg przebiega fazy
    wykonac wykonuje aktywuje aktywowane aktywowac akcja
    spizarnia magazyn
    melodia muzyka piosenka flet
    dwa dwoch dwie dwoje 2
    trzy trzech 3
    cztery czterech 4
    piec pieciu 5
    wystarczy starczy dlug
  `,
};

/** Things, and what a rule may call them instead; the other way round it is not so. */
const KINDS: Record<Language, string> = {
  en: `
    hamster frog crow: stall
    animal: hamster frog crow stall
    cockpit cargo engine: part
    backpack drink cap: item
  `,
  de: `
    hamster frosch krahe: verkaufsstand
    tier tiere: hamster frosch krahe verkaufsstand
    cockpit frachtraum antrieb: teil
    rucksack energydrink kronkorken: gegenstand
  `,
  it: `
    criceto rana corvo: bancarella
    animale: criceto rana corvo bancarella
    cabina vano propulsore: parte parti
    zaino bibita tappo: oggetto
  `,
  pl: `
    chomik zaba zaby wrona: stoisko
    zwierze: chomik zaba wrona stoisko
    kokpit ladownia silnik: modul
    plecak napoj kapsel: przedmiot
  `,
};

const lines = (text: string) => text.trim().split(/\n\s*/);
const words = (line: string) => line.split(' ');

/** Ideas by language. */
export const IDEAS = mapped(SAME, (text) => lines(text).map(words));

/** Names with the words for what they are. */
export const KINDS_OF = mapped(KINDS, (text) =>
  lines(text).map((line) => {
    const [things, kinds] = line.split(': ').map(words);
    return { things: things!, kinds: kinds! };
  }),
);

function mapped<T>(texts: Record<Language, string>, read: (text: string) => T): Record<Language, T> {
  return Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, read(text)])) as Record<
    Language,
    T
  >;
}
